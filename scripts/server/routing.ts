/** Any id has the edit form, even one that ends in `.html`. */
const EDIT_PRODUCT = /^\/seller\/edit-product\/[^/]+$/;
const EDIT_PRODUCT_FOLDER = '/seller/edit-product/';

/** Names that the build gives its files. Anything else, e.g. `..` or a dotfile, is not looked up. */
const FILE = /^(?:\/[\w-][\w.-]*)+$/;

/** Copies that are sent in place of their original, and the pages that are sent with status 404. */
const NEVER_SENT = /\.(?:br|gz)$|\/404$/;

const FILE_FOLDERS = ['assets', 'photographs'] as const;

/** Folders that have a 404 page. */
const AREAS = ['/product', '/seller'];

/**
 * The only form of a path that is answered, all others redirect to it: no doubled slash or slash at
 * the end, no `.html`, no `index`. A backslash counts as a slash, as it does in browsers, so a redirect
 * never leaves the host.
 */
export function canonicalPath(pathname: string) {
  // E.g. the asterisk of OPTIONS.
  if (!pathname.startsWith('/')) return pathname;
  const path = pathname.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (path.startsWith(EDIT_PRODUCT_FOLDER)) return path;
  return path.replace(/(?<=[^/])\.html$/, '').replace(/\/index$/, '') || '/';
}

/** The file of the build for a canonical path, or `undefined` if the path cannot have one. */
export function fileOf(pathname: string) {
  const path = decode(pathname);
  if (path === '/') return '/index.html';
  if (path && EDIT_PRODUCT.test(path)) return '/seller/edit-product/any.html';
  if (!path || !FILE.test(path) || NEVER_SENT.test(path)) return undefined;
  return /\.[^/]*$/.test(path) ? path : `${path}.html`;
}

/** The 404 page for a path; `undefined` where files are, not pages. */
export function notFoundPageOf(pathname: string) {
  if (fileFolderOf(pathname)) return undefined;
  return `${AREAS.find((area) => pathname.startsWith(`${area}/`)) ?? ''}/404.html`;
}

/** The folder of files without pages that a path is in. */
export function fileFolderOf(pathname: string) {
  return FILE_FOLDERS.find((folder) => pathname.startsWith(`/${folder}/`));
}

function decode(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
