import { CART_STORAGE_KEY } from '../../domain/cart-storage.ts';

/*
 * Inlined in the `<head>` of every prerendered page, before the first paint. Pages are prerendered at their canonical
 * URL, with an empty cart and no URL state. The content that depends on cart or URL is hidden until hydration if the
 * URL has state, or if the cart page has a stored cart. All content is hidden until the document is parsed: grids place
 * its parts in another order than the document has them, so each would move when the next one arrives.
 */

const { dataset } = document.documentElement;
canonicalizeUrl();
if (isCartPageWithStoredCart() || hasUrlState()) dataset['cloak'] = '';
dataset['parsing'] = '';
// At the end of parsing, before deferred scripts.
document.addEventListener('readystatechange', () => delete dataset['parsing'], { once: true });

function isCartPageWithStoredCart(): boolean {
  try {
    const isCart = location.pathname === `${import.meta.env.BASE_URL}cart`;
    return isCart && (localStorage.getItem(CART_STORAGE_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/**
 * Returns whether the URL has a parameter of the filter or of the account tab. The names are repeated here, because an
 * import would add the filter's modules to the HTML of every page.
 */
function hasUrlState(): boolean {
  return /[?&](?:q|category|min|max|tab)=/.test(location.search);
}

/**
 * Removes trailing and doubled slashes, `.html` and `index` from the URL's path, for hosts that do not redirect: the
 * router and other code compare paths as they are (Rules: Routes).
 */
function canonicalizeUrl(): void {
  const { pathname, search, hash } = location;
  const base = import.meta.env.BASE_URL;
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$|\/$/, '');
  const canonical = `${path}/` === base ? base : path;
  if (canonical !== pathname) history.replaceState(history.state, '', canonical + search + hash);
}
