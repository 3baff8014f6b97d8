/** In a module of their own: the pre-hydration script imports them without React. */
export const ADD_TO_CART = 'Add to Cart';
export const ADDED_TO_CART = 'Added to Cart';
