/** The breakpoints of tokens.css as media conditions, for `sizes`, `media` and `matchMedia`. */
export const BELOW_TABLET = '(width < 40rem)';
export const FROM_TABLET = '(width >= 40rem)';
export const FROM_DESKTOP = '(width >= 56.25rem)';
export const BELOW_DESKTOP = '(width < 56.25rem)';
export const FROM_WIDE = '(width >= 68.75rem)';

/**
 * The `sizes` of an image, with a third less for phones of three pixels per CSS pixel: they load the image of
 * two, since the eye does not see the difference.
 */
export function limitDensity(sizes: string): string {
  const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
  return `(resolution > 2dppx) and ${BELOW_TABLET} calc(${onPhones} * 2 / 3), ${sizes}`;
}
