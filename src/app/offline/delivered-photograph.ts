/**
 * The photograph that a path delivers, as its own path names it: `/photographs/bud-vase-whole` for
 * `/photographs/bud-vase-whole-800.avif`; `undefined` for every other file.
 */
export function deliveredPhotograph(pathname: string): string | undefined {
  return /^(\/photographs\/[\w-]+)-\d+\.\w+$/.exec(pathname)?.[1];
}
