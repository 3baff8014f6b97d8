/** In a separate module: the pre-hydration script imports the texts without React. */
export const ADD_TO_CART = 'Add to Cart';
export const ADDED_TO_CART = 'Added to Cart';
