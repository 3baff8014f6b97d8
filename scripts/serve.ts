/**
 * Serves the built shop on localhost and prints its URL: `npm run serve`, on the first free port from 4173, or
 * only on 8080 with `-- --port 8080`.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSite } from './hosting/write-host-files.ts';
import { createShopServer } from './server/create-shop-server.ts';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;
const LAST_PORT = 4193;

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const requestedPort = values.port === undefined ? undefined : Number(values.port);

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const server = createShopServer(folder);
let port = requestedPort ?? FIRST_PORT;
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE' && requestedPort === undefined && port < LAST_PORT) {
    port += 1;
    server.listen(port, HOST);
  } else {
    console.error(`Cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  }
});
server.on('listening', () => {
  console.log(`ESSENCE is running at http://${HOST}:${port}${readSite(folder).base}`);
});
server.listen(port, HOST);
