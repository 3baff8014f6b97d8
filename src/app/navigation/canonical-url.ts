/**
 * Removes trailing and doubled slashes from the URL's path, for hosts that do not redirect: the router
 * and other code compare paths as they are (Rules: Routes).
 */
export function canonicalizeUrl(): void {
  const { pathname, search, hash } = location;
  const canonical = pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (canonical !== pathname) history.replaceState(history.state, '', canonical + search + hash);
}
