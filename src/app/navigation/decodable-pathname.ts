/** Escapes the percent signs of a pathname with invalid percent-encoding, e.g. `/product/%E0%A4%A`. */
export function toDecodablePathname(pathname: string): string {
  return isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
}

function isDecodable(text: string): boolean {
  try {
    // The result is used because bundlers drop a bare call as free of side effects.
    return decodeURIComponent(text).length > 0;
  } catch {
    return false;
  }
}
