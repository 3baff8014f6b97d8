import { CART_STORAGE_KEY } from '../../domain/cart-storage.ts';
import { SLOW_MS } from '../../shared/load-error.ts';

/*
 * Inlined in the `<head>` of every prerendered page, before the first paint. Pages are prerendered at their canonical
 * URL, with an empty cart and no URL state. Content that the cart or the URL will change is hidden until hydration; a
 * checkout without a cart is left at once. All content below the header is hidden until the document is parsed: CSS
 * shows its parts in another order than the document has them, so each would move when the next one arrives.
 */

/** When the first part of a document that has stalled is shown. */
const STALLED_MS = 3000;

const { dataset } = document.documentElement;
// Back may change the URL before hydration.
dataset['path'] = canonicalizeUrl();
const page = location.pathname.slice(import.meta.env.BASE_URL.length);
const hasCart = hasStoredCart();
const showContent = () => delete dataset['parsing'];

dataset['parsing'] = '';
// On the checkout page the cloak hides only the footer, which the lines of the order move down.
if (hasUrlState() || (page === 'cart' && hasCart) || page === 'checkout') dataset['cloak'] = '';

if (page === 'checkout' && !hasCart) {
  location.replace('cart');
} else {
  // At the end of parsing, before deferred scripts.
  document.addEventListener('readystatechange', showContent, { once: true });
  setTimeout(showContent, STALLED_MS);
}
setTimeout(() => {
  const link = document.querySelector<HTMLAnchorElement>('#load-error a');
  if (!link || document.readyState !== 'loading') return;
  link.href = '';
  link.parentElement?.removeAttribute('hidden');
}, SLOW_MS);

function hasStoredCart(): boolean {
  try {
    return (localStorage.getItem(CART_STORAGE_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/**
 * Returns whether the URL has a parameter of the filter or of the account tab. The names are repeated here: with an
 * import, this script would contain the filter's module.
 */
function hasUrlState(): boolean {
  return /[?&](?:q|category|min|max|tab)=/.test(location.search);
}

/**
 * Removes trailing and doubled slashes, `.html` and `/index.html` from the URL's path, for hosts that do not redirect:
 * the router and other code compare paths as they are (Rules: Routes). Returns the path.
 */
function canonicalizeUrl(): string {
  const { pathname, search, hash } = location;
  const base = import.meta.env.BASE_URL;
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$|\/$/, '');
  const canonical = `${path}/` === base ? base : path;
  if (canonical !== pathname) history.replaceState(history.state, '', canonical + search + hash);
  return canonical;
}
