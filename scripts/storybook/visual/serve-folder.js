import { createServer } from 'node:http';
import sirv from 'sirv';
import { listenLocally } from '../../server/listen-locally.js';

/**
 * Serves a folder at a free port of this machine.
 * @param {string} folder
 */
export function serveFolder(folder) {
  return listenLocally(createServer(sirv(folder, { dev: false })));
}
