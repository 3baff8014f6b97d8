/** The name of the cache of the photographs that a shopper has seen. */
export const PHOTOGRAPH_CACHE = 'photographs';

/**
 * The path of a photograph without width and format: `/photographs/bud-vase-whole` for
 * `/photographs/bud-vase-whole-800.avif`; `undefined` for other files.
 */
export function photographPathOf(pathname: string): string | undefined {
  return /^(.*\/photographs\/[\w-]+)-\d+\.\w+$/.exec(pathname)?.[1];
}
