/**
 * Serves the built shop on this machine and prints where: `npm run serve`, with `--port 8080` at
 * that port and no other.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;
const LAST_PORT = 4193;

/** Hashed files never change; all others are asked for anew. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const asked = values.port === undefined ? undefined : Number(values.port);

/** Folders of files: what is missing there is missing, and no page of the shop. */
const FILES = /^\/(?:assets|photographs)\//;

// Every other address that is no file is the shop's own: it shows the page or says there is none.
const serveFile = sirv(fileURLToPath(new URL('../dist', import.meta.url)), {
  single: true,
  ignores: FILES,
  etag: true,
  setHeaders: (response, pathname) => {
    response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? IMMUTABLE : REVALIDATED);
  },
});

listen(asked ?? FIRST_PORT);

/** @param {number} port */
function listen(port) {
  const server = createServer((request, response) => {
    serveFile(request, response);
  });
  server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === 'EADDRINUSE' && asked === undefined && port < LAST_PORT) listen(port + 1);
    else {
      console.error(`The shop cannot be served at port ${port}: ${error.message}`);
      process.exit(1);
    }
  });
  server.listen(port, HOST, () => {
    console.log(`ESSENCE is open at http://${HOST}:${port}/`);
  });
}
