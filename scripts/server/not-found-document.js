import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies of a document, best first, by the name that browsers ask for them with. */
const ENCODINGS = /** @type {const} */ ([
  ['br', '.br'],
  ['gzip', '.gz'],
]);

/**
 * Reads the document that a build has for addresses below `path` that nothing stands at;
 * `undefined` when it has none.
 *
 * @param {string} folder of the build
 * @param {string} path `''` for the shop's own, `/seller` for that of an area
 */
export function readNotFoundDocument(folder, path) {
  const file = join(folder, path, '404.html');
  if (!existsSync(file)) return undefined;
  const plain = readFileSync(file);
  const copies = ENCODINGS.filter(([, suffix]) => existsSync(`${file}${suffix}`)).map(
    ([encoding, suffix]) => ({ encoding, content: readFileSync(`${file}${suffix}`) }),
  );

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  return function send(request, response) {
    const accepted = request.headers['accept-encoding'] ?? '';
    const copy = copies.find(({ encoding }) => accepted.includes(encoding));
    const content = copy?.content ?? plain;
    if (copy) response.setHeader('Content-Encoding', copy.encoding);
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': content.length,
    });
    response.end(request.method === 'HEAD' ? undefined : content);
  };
}
