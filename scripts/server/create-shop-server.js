import { createServer } from 'node:http';
import sirv from 'sirv';
import { readNotFoundDocument } from './not-found-document.js';

/** Hashed files never change; all others are asked for anew. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** What every answer says besides; the host files in scripts/hosting say the same. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Folders of files: what is missing there is missing, and no page of the shop. */
const FILES = /^\/(?:assets|photographs)\//;

/** A document that is only ever sent for another address. */
const NOT_FOUND_DOCUMENT = /\/404(?:\.html)?\/?$/;

/** The form of a product has one document for every id. */
const EDIT_PRODUCT = /^\/seller\/edit-product\/[^/]+\/?$/;

/**
 * A server for a built shop, with what a static host does for it: documents without `.html` in their
 * address, the brotli or gzip copies where the browser takes them, and for an address that nothing
 * stands at the nearest `404.html` up the folders, with status 404.
 *
 * @param {string} folder of the build
 */
export function createShopServer(folder) {
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: setCommonHeaders,
  });
  const notFound = ['/product', '/seller', ''].map((path) => ({
    path,
    send: readNotFoundDocument(folder, path),
  }));

  return createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    const answerNotFound = () => {
      setCommonHeaders(response, pathname);
      const nearest = notFound.find(({ path, send }) => send && pathname.startsWith(`${path}/`));
      if (nearest?.send && !FILES.test(pathname)) nearest.send(request, response);
      else response.writeHead(404).end();
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (NOT_FOUND_DOCUMENT.test(pathname)) {
      answerNotFound();
    } else {
      if (EDIT_PRODUCT.test(pathname)) request.url = '/seller/edit-product/any';
      serveFile(request, response, answerNotFound);
    }
  });
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} pathname
 */
function setCommonHeaders(response, pathname) {
  response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? IMMUTABLE : REVALIDATED);
  response.setHeader('Vary', 'Accept-Encoding');
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}
