// Numbers of the business rules. The highest quantity is in cart.ts, the minimum lengths of texts are in schemas.

export const FREE_SHIPPING_FROM_CENTS = 50_00;

/** Shipping cost below {@link FREE_SHIPPING_FROM_CENTS}. */
export const SHIPPING_CENTS = 5_99;

/** Tax on the subtotal, in percent. */
export const TAX_PERCENT = 7;

/** A stock of at least 1 and less than this is low. */
export const LOW_STOCK_BELOW = 10;

export const STAR_COUNT = 5;

/** The maximum number of products under "You May Also Like". */
export const MAX_RELATED_PRODUCTS = 4;

/** The bounds of the price sliders, in whole dollars. */
export const PRICE_RANGE_MIN_DOLLARS = 0;
export const PRICE_RANGE_MAX_DOLLARS = 200;

/** The maximum length of a search, in UTF-16 code units. */
export const MAX_QUERY_LENGTH = 200;

/** The duration of the simulated checkout. */
export const CHECKOUT_DELAY_MS = 1500;
