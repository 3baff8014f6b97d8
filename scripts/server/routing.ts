import type { areasOf } from '../hosting/write-host-files.ts';

type Areas = ReturnType<typeof areasOf>;

/** File names in a build. Other paths, e.g. with `..` or dotfiles, are not looked up. */
const FILE = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Compressed copies, which are only sent in place of the original, and 404 pages. */
const NOT_ADDRESSABLE = /\.(?:br|gz)$|(?:^|\/)404$/;

const ASSET_FOLDERS = ['assets', 'photographs'] as const;

/**
 * Returns the canonical form of a path, to which all other forms redirect: without double or trailing slashes,
 * `.html` and `index`. Like browsers, treats a backslash as a slash, so no redirect leaves the host.
 */
export function canonicalPath(pathname: string, { base, anyIdFolders }: Areas) {
  // The target of OPTIONS can be an asterisk.
  if (!pathname.startsWith('/')) return pathname;
  const path = pathname.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
  // Pages for any id accept one that ends in `.html`, too.
  if (findFolder(anyIdFolders, path) !== undefined) return path;
  const canonical = path.replace(/(?<=[^/])\.html$/, '').replace(/\/(?:index)?$/, '') || '/';
  return `${canonical}/` === base ? base : canonical;
}

/** Returns the file for a canonical path, or `undefined` if the path cannot have one. */
export function fileOf(pathname: string, { base, anyIdFolders }: Areas) {
  const path = decode(pathname);
  if (!path?.startsWith(base)) return undefined;
  if (path === base) return 'index.html';
  const area = findFolder(anyIdFolders, path);
  if (area && /^[^/]+$/.test(path.slice(area.length))) return `${area.slice(base.length)}any.html`;
  const file = path.slice(base.length);
  if (!FILE.test(file) || NOT_ADDRESSABLE.test(file)) return undefined;
  return /\.[^/]*$/.test(file) ? file : `${file}.html`;
}

/** Returns the 404 page for a path, or `undefined` in a folder without pages. */
export function notFoundPageOf(pathname: string, { base, notFoundFolders }: Areas) {
  if (assetFolderOf(pathname, base)) return undefined;
  return `${(findFolder(notFoundFolders, pathname) ?? base).slice(base.length)}404.html`;
}

/** Returns the folder without pages that a path is in. */
export function assetFolderOf(pathname: string, base: string) {
  return ASSET_FOLDERS.find((folder) => pathname.startsWith(`${base}${folder}/`));
}

function findFolder(folders: readonly string[], path: string) {
  return folders.find((folder) => path.startsWith(folder));
}

function decode(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}
