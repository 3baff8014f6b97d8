import { CART_STORAGE_KEY } from '../../domain/cart-storage.ts';
import { canonicalizeAddress } from '../navigation/canonical-address.ts';

canonicalizeAddress();

/**
 * Stands inline in the head of every built document, before anything is painted. The document was
 * built for an empty cart and a plain address; where this visit has more than that, its content is
 * held back until the page can show it right.
 */
if (hasCartOfItsOwn() || hasStateInAddress()) document.documentElement.dataset['hold'] = '';

function hasCartOfItsOwn(): boolean {
  try {
    const isCart = location.pathname === '/cart';
    return isCart && (localStorage.getItem(CART_STORAGE_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/** The filter of the products and the tab of the account stand there. */
function hasStateInAddress(): boolean {
  return /[?&](?:q|category|min|max|tab)=/.test(location.search);
}
