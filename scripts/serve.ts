/**
 * Serves the built shop on this machine and prints where: `npm run serve`, with `--port 8080` at
 * that port and no other.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createShopServer } from './server/create-shop-server.ts';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;
const LAST_PORT = 4193;

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const asked = values.port === undefined ? undefined : Number(values.port);

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const server = createShopServer(folder);
let port = asked ?? FIRST_PORT;
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE' && asked === undefined && port < LAST_PORT) {
    port += 1;
    server.listen(port, HOST);
  } else {
    console.error(`The shop cannot be served at port ${port}: ${error.message}`);
    process.exit(1);
  }
});
server.on('listening', () => {
  console.log(`ESSENCE is open at http://${HOST}:${port}/`);
});
server.listen(port, HOST);
