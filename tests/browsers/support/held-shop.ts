import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createShopServer } from '../../../scripts/server/create-shop-server.ts';
import { listenLocally } from '../../../scripts/server/listen-locally.ts';

const folder = fileURLToPath(new URL('../../../dist', import.meta.url));

export interface HeldShop {
  origin: string;
  /** From here on scripts are not answered, until what it returns is called. */
  holdScripts: () => () => void;
  close: () => void;
}

/** Serves the built shop; its scripts can be held back, as a slow network does, in any browser. */
export async function serveHeldShop(): Promise<HeldShop> {
  const shop = createShopServer(folder);
  let scriptsMayGo: Promise<unknown> = Promise.resolve();
  const { origin, close } = await listenLocally(
    createServer((request, response) => {
      const isScript = request.url?.endsWith('.js') === true;
      void (isScript ? scriptsMayGo : Promise.resolve()).then(() =>
        shop.emit('request', request, response),
      );
    }),
  );
  return {
    origin,
    holdScripts: () => {
      const gate = new EventEmitter();
      scriptsMayGo = once(gate, 'open');
      return () => {
        gate.emit('open');
      };
    },
    close,
  };
}
