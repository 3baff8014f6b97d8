/** Escapes the percent signs of a pathname that cannot be decoded, e.g. `/product/%E0%A4%A`. */
export function readablePathname(pathname: string): string {
  return isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
}

function isDecodable(text: string): boolean {
  try {
    // The result is used, since bundlers take a bare call for one without effect and drop it.
    return decodeURIComponent(text).length > 0;
  } catch {
    return false;
  }
}
