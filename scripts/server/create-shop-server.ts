import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { areasOf, readSite } from '../hosting/write-host-files.ts';
import { canonicalPath, assetFolderOf, fileOf, notFoundPageOf } from './routing.ts';
import { readCopy } from './read-copy.ts';

/** Captures path and query. Requests through a proxy have scheme and host before them. */
const REQUEST_TARGET = /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i;

/**
 * A static server for a build of the shop: clean URLs, precompressed copies, and the nearest 404 page.
 * Headers and files are read on each request, so a new build is served without a restart. Byte ranges
 * are ignored, as RFC 9110 allows: the files are small.
 *
 * @param folder of the build
 */
export function createShopServer(folder: string) {
  return createServer((request, response) => {
    respond(request)
      .then(({ status, headers, content }) =>
        response
          .writeHead(status, { ...headers, 'Content-Length': content?.length ?? 0 })
          .end(content),
      )
      .catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
  });

  async function respond(
    request: IncomingMessage,
  ): Promise<{ status: number; headers: OutgoingHttpHeaders; content?: Buffer | undefined }> {
    const site = readSite(folder);
    const sets = site.headers;
    const areas = areasOf(site);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { ...sets.documents, Allow: 'GET, HEAD' } };
    }

    const [, pathname = '', search = ''] = REQUEST_TARGET.exec(request.url ?? '') ?? [];
    const canonical = canonicalPath(pathname, areas);
    if (canonical !== pathname) {
      return { status: 308, headers: { ...sets.documents, Location: `${canonical}${search}` } };
    }

    const accepted = new Negotiator(request).encodings(['br', 'gzip']);
    const copy = await readCopy(folder, fileOf(pathname, areas), accepted);
    if (!copy) {
      const page = await readCopy(folder, notFoundPageOf(pathname, areas), accepted);
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
      headers: { ...sets[assetFolderOf(pathname, site.base) ?? 'documents'], ...copy.headers },
      content: copy.content,
    };
  }
}
