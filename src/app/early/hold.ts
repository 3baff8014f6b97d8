import { CART_STORAGE_KEY } from '../../domain/cart-storage.ts';
import { canonicalizeAddress } from '../navigation/canonical-address.ts';

canonicalizeAddress();

/**
 * Inlined in the `<head>` of every prerendered page, before the first paint. Pages are prerendered with
 * an empty cart and no URL state; if this visit has either, their content is hidden until hydration.
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
