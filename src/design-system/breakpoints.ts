/** The breakpoints of tokens.css as media conditions, for `sizes`, `media` and `matchMedia`. */
export const BELOW_TABLET = '(width < 40rem)';
export const FROM_TABLET = '(width >= 40rem)';
export const FROM_DESKTOP = '(width >= 56.25rem)';
export const BELOW_DESKTOP = '(width < 56.25rem)';
export const FROM_WIDE = '(width >= 68.75rem)';
/** Where product cards are in three columns: the variant `thirds`. */
export const THIRDS = '((width >= 68.75rem) or ((40rem <= width < 56.25rem) and (height < 30rem)))';
