/** In a separate module: a script before hydration imports the texts without React. */
export const ADD_TO_CART = 'Add to Cart';
export const ADDED_TO_CART = 'Added to Cart';
