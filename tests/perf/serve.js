import { readHeaders } from '../../scripts/hosting/write-host-files.js';
import { createShopServer } from '../../scripts/server/create-shop-server.js';
import { shopFolder } from './build/folders.js';

const HOST = '127.0.0.1';

/**
 * Serves a folder as the shop is served, with its headers, at a port of its own.
 * @param {string} folder
 */
export async function serve(folder) {
  const server = createShopServer(folder, readHeaders(shopFolder));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, HOST, () => {
      resolve(undefined);
    });
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error(`${folder} is served at no port.`);
  return {
    origin: `http://${HOST}:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
