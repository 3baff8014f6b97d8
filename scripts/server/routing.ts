/** The edit form accepts any id, even one that ends in `.html`. */
const EDIT_PRODUCT = /^\/seller\/edit-product\/[^/]+$/;
const EDIT_PRODUCT_FOLDER = '/seller/edit-product/';

/** File names in a build. Other paths, e.g. with `..` or dotfiles, are not looked up. */
const FILE = /^(?:\/[\w-][\w.-]*)+$/;

/** Compressed copies, which are only sent in place of the original, and 404 pages. */
const NOT_ADDRESSABLE = /\.(?:br|gz)$|\/404$/;

const FILE_FOLDERS = ['assets', 'photographs'] as const;

/** Folders with their own 404 page. */
const AREAS = ['/product', '/seller'];

/**
 * Returns the canonical form of a path, to which all other forms redirect: without double or trailing slashes,
 * `.html` and `index`. Like browsers, treats a backslash as a slash, so no redirect leaves the host.
 */
export function canonicalPath(pathname: string) {
  // E.g. the asterisk of OPTIONS.
  if (!pathname.startsWith('/')) return pathname;
  const path = pathname.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (path.startsWith(EDIT_PRODUCT_FOLDER)) return path;
  return path.replace(/(?<=[^/])\.html$/, '').replace(/\/index$/, '') || '/';
}

/** Returns the file for a canonical path, or `undefined` if the path cannot have one. */
export function fileOf(pathname: string) {
  const path = decode(pathname);
  if (path === '/') return '/index.html';
  if (path && EDIT_PRODUCT.test(path)) return '/seller/edit-product/any.html';
  if (!path || !FILE.test(path) || NOT_ADDRESSABLE.test(path)) return undefined;
  return /\.[^/]*$/.test(path) ? path : `${path}.html`;
}

/** Returns the 404 page for a path, or `undefined` in a folder without pages. */
export function notFoundPageOf(pathname: string) {
  if (fileFolderOf(pathname)) return undefined;
  return `${AREAS.find((area) => pathname.startsWith(`${area}/`)) ?? ''}/404.html`;
}

/** Returns the folder without pages that a path is in. */
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
