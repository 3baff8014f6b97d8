import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'playwright/test';
import { createShopServer } from '../../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../../support/listen-on-free-port.ts';
import { openFirefoxTab } from './firefox.ts';
import { ShopPage } from './shop-page.ts';
import { openWebKitTab } from './webkit.ts';

const DESKTOP = { width: 1280, height: 800 };
const openTab = { Firefox: openFirefoxTab, WebKit: openWebKitTab };

export interface EngineOptions {
  engine: keyof typeof openTab;
  /** Errors and warnings that a test expects. */
  allowedErrors: RegExp;
}

interface StallableServer {
  origin: string;
  /** Delays every script from now on, until the returned function is called. */
  stallScripts: () => () => unknown;
  /** Takes the server offline. */
  close: () => void;
}

/** Test of the built shop in one engine. Fails on errors and warnings in the console. */
export const test = base.extend<EngineOptions & { server: StallableServer; shop: ShopPage }>({
  engine: ['Firefox', { option: true }],
  allowedErrors: [/^$/, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern.
  server: async ({}, provide) => {
    const shop = createShopServer(fileURLToPath(new URL('../../../dist', import.meta.url)));
    let gate: Promise<unknown> = Promise.resolve();
    const { origin, close } = await listenOnFreePort(
      createServer((request, response) => {
        const ready = request.url?.endsWith('.js') ? gate : Promise.resolve();
        void ready.then(() => shop.emit('request', request, response));
      }),
    );
    const stallScripts = () => {
      const events = new EventEmitter();
      gate = once(events, 'release');
      return () => events.emit('release');
    };
    await provide({ origin, stallScripts, close });
    close();
  },
  shop: async ({ engine, server, allowedErrors }, provide) => {
    const tab = await openTab[engine]();
    await tab.resize(DESKTOP);
    await provide(new ShopPage(tab, server.origin));
    const errors = await tab.readErrors();
    await tab.close();
    expect(errors.filter((text) => !allowedErrors.test(text))).toEqual([]);
  },
});
