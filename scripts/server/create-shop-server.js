import { createServer } from 'node:http';
import Negotiator from 'negotiator';
import { readHeaders } from '../hosting/write-host-files.js';
import { canonicalPath, fileFolderOf, fileOf, notFoundPageOf } from './addresses.js';
import { readCopy } from './read-copy.js';

/** @import { IncomingMessage, OutgoingHttpHeaders } from 'node:http' */
/** @import { ShopHeaders } from '../hosting/headers.js' */

/** Path and query; a proxy puts scheme and host before them. */
const REQUEST_TARGET = /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/**
 * A static server for a build of the shop: clean URLs, precompressed copies, and the nearest 404 page.
 * Headers and files are read on each request, so a new build is served without a restart. Byte ranges
 * are ignored, as RFC 9110 allows: the files are small.
 *
 * @param {string} folder of the build
 * @param {ShopHeaders} [fixedHeaders] Used instead of the headers that the build has written.
 */
export function createShopServer(folder, fixedHeaders) {
  return createServer((request, response) => {
    respond(request)
      .then(({ status, headers, content }) =>
        response
          .writeHead(status, { ...headers, 'Content-Length': content?.length ?? 0 })
          .end(content),
      )
      .catch((/** @type {unknown} */ error) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });

  /**
   * @param {IncomingMessage} request
   * @returns {Promise<{ status: number, headers: OutgoingHttpHeaders, content?: Buffer | undefined }>}
   */
  async function respond(request) {
    const sets = fixedHeaders ?? readHeaders(folder);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...sets.documents, Allow: 'GET, HEAD' } };
    }

    const [, pathname = '', search = ''] = REQUEST_TARGET.exec(request.url ?? '') ?? [];
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname) {
      return { status: 308, headers: { ...sets.documents, Location: `${canonical}${search}` } };
    }

    const accepted = new Negotiator(request).encodings(['br', 'gzip']);
    const copy = await readCopy(folder, fileOf(pathname), accepted);
    if (!copy) {
      const page = await readCopy(folder, notFoundPageOf(pathname), accepted);
      return {
        status: 404,
        headers: { ...sets.documents, ...page?.headers },
        content: page?.content,
      };
    }
    const stored = request.headers['if-none-match'];
    const isFresh = stored === '*' || stored?.includes(copy.headers.ETag);
    return {
      status: isFresh ? 304 : 200,
      headers: { ...sets[fileFolderOf(pathname) ?? 'documents'], ...copy.headers },
      content: copy.content,
    };
  }
}
