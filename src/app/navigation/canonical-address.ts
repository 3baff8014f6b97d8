/**
 * Replaces a trailing or doubled slash in the address, for hosts that do not redirect: the router and
 * everything after it see one form of each path.
 */
export function canonicalizeAddress(): void {
  const { pathname, search, hash } = location;
  const canonical = pathname.replaceAll(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  if (canonical !== pathname) history.replaceState(history.state, '', canonical + search + hash);
}
