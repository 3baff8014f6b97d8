/**
 * A pathname that can be decoded. One with a broken escape, such as `/product/%E0%A4%A`, is read to
 * the letter, so that it leads to the page for unknown products or paths like any other text.
 */
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
