import type { areasOf } from '../hosting/write-host-files.ts';

type Areas = ReturnType<typeof areasOf>;

/** File names in a build. Other paths, e.g. with `..` or dotfiles, are not looked up. */
const FILE = /^(?:\/[\w-][\w.-]*)+$/;

/** Compressed copies, which are only sent in place of the original, and 404 pages. */
const NOT_ADDRESSABLE = /\.(?:br|gz)$|\/404$/;

const FILE_FOLDERS = ['assets', 'photographs'] as const;

/**
 * Returns the canonical form of a path, to which all other forms redirect: without double or trailing slashes,
 * `.html` and `index`. Like browsers, treats a backslash as a slash, so no redirect leaves the host.
 */
export function canonicalPath(pathname: string, { any }: Areas) {
  // E.g. the asterisk of OPTIONS.
  if (!pathname.startsWith('/')) return pathname;
  const path = pathname.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
  // Pages for any id accept one that ends in `.html`, too.
  if (findFolder(any, path) !== undefined) return path;
  return path.replace(/(?<=[^/])\.html$/, '').replace(/\/index$/, '') || '/';
}

/** Returns the file for a canonical path, or `undefined` if the path cannot have one. */
export function fileOf(pathname: string, { any }: Areas) {
  const path = decode(pathname);
  if (path === '/') return '/index.html';
  const area = path && findFolder(any, path);
  if (area && /^\/[^/]+$/.test(path.slice(area.length))) return `${area}/any.html`;
  if (!path || !FILE.test(path) || NOT_ADDRESSABLE.test(path)) return undefined;
  return /\.[^/]*$/.test(path) ? path : `${path}.html`;
}

/** Returns the 404 page for a path, or `undefined` in a folder without pages. */
export function notFoundPageOf(pathname: string, { missing }: Areas) {
  if (fileFolderOf(pathname)) return undefined;
  return `${findFolder(missing, pathname) ?? ''}/404.html`;
}

/** Returns the folder without pages that a path is in. */
export function fileFolderOf(pathname: string) {
  return FILE_FOLDERS.find((folder) => pathname.startsWith(`/${folder}/`));
}

function findFolder(folders: readonly string[], path: string) {
  return folders.find((folder) => path.startsWith(`${folder}/`));
}

function decode(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
