/**
 * The numbers the shop runs on (spec, section 9). Money is in whole cents, time in milliseconds.
 */

/** A subtotal of this much or more ships free. */
export const FREE_SHIPPING_FROM_CENTS = 50_00;

/** What shipping costs below {@link FREE_SHIPPING_FROM_CENTS}. */
export const SHIPPING_CENTS = 5_99;

/** Tax on the subtotal, in percent. */
export const TAX_PERCENT = 7;

/** A stock of 1 up to, but not including, this number is low. */
export const LOW_STOCK_BELOW = 10;

/** How many stars a rating is shown out of. */
export const STAR_COUNT = 5;

/** At most this many products stand under "You May Also Like". */
export const RELATED_PRODUCTS_MAX = 4;

/** The ends of the price sliders, in whole dollars. */
export const PRICE_RANGE_MIN = 0;
export const PRICE_RANGE_MAX = 200;

/** How long the simulated checkout takes. */
export const CHECKOUT_DELAY_MS = 1500;

/** The header turns compact once the page has scrolled further than this, in pixels. */
export const HEADER_COMPACT_AFTER_PX = 10;
