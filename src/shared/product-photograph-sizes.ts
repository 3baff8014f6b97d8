import { FROM_TABLET, FROM_WIDE } from '../design-system/breakpoints.ts';

/** The `sizes` attribute of the photographs on a product page. */
export const PRODUCT_PHOTOGRAPH_SIZES = `${FROM_WIDE} 47vw, ${FROM_TABLET} 55vw, 100vw`;
