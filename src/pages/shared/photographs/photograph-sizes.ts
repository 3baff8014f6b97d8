import { FROM_DESKTOP, FROM_WIDE } from '../../../design-system/breakpoints.ts';

/** How wide a product's page shows its photographs, as the `sizes` attribute says it. */
export const PRODUCT_PHOTOGRAPH_SIZES = `${FROM_WIDE} 47vw, ${FROM_DESKTOP} 40vw, 100vw`;
