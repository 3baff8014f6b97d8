import { createServer } from 'node:http';
import sirv from 'sirv';
import { readNotFoundDocument } from './not-found-document.js';

/** @import { ShopHeaders } from '../hosting/headers.js' */

const FILE_KINDS = /** @type {const} */ (['assets', 'photographs']);

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
 * @param {ShopHeaders} headers that the build has written for it
 */
export function createShopServer(folder, headers) {
  const documentHeaders = toMap(headers.documents);
  const fileHeaders = { assets: toMap(headers.assets), photographs: toMap(headers.photographs) };
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const kind = fileKind(pathname);
      response.setHeaders(kind ? fileHeaders[kind] : documentHeaders);
    },
  });
  const notFound = ['/product', '/seller', ''].map((path) => ({
    path,
    send: readNotFoundDocument(folder, path),
  }));

  return createServer((request, response) => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    const answerNotFound = () => {
      response.setHeaders(documentHeaders).setHeader('Vary', 'Accept-Encoding');
      const nearest = notFound.find(({ path, send }) => send && pathname.startsWith(`${path}/`));
      if (nearest?.send && !fileKind(pathname)) nearest.send(request, response);
      else response.writeHead(404).end();
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeaders(documentHeaders).writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (NOT_FOUND_DOCUMENT.test(pathname)) {
      answerNotFound();
    } else {
      if (EDIT_PRODUCT.test(pathname)) request.url = '/seller/edit-product/any';
      serveFile(request, response, answerNotFound);
    }
  });
}

/**
 * The folder of files that an address lies in: what is missing there is missing, and no page of the
 * shop.
 *
 * @param {string} pathname
 */
function fileKind(pathname) {
  return FILE_KINDS.find((kind) => pathname.startsWith(`/${kind}/`));
}

/** @param {Record<string, string>} headers */
function toMap(headers) {
  return new Map(Object.entries(headers));
}
