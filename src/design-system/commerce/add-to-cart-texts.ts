/** What the button says before and after its product is in the cart (spec, section 4). */
export const ADD_TO_CART = 'Add to Cart';
export const ADDED_TO_CART = 'Added to Cart';
