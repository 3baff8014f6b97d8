/* A separate module: the script before hydration imports these texts without React. */
export const ADD_TO_CART = 'Add to Cart';
export const ADDED_TO_CART = 'Added to Cart';
