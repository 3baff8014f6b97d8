import { matchPath } from 'react-router-dom';

/**
 * Matches a whole pathname against a route pattern, case-sensitive, with or without a slash at its end, and decoded
 * like a host does, e.g. `%31` is 1.
 */
export function matchRoute(pattern: string, pathname: string) {
  return matchPath({ path: pattern, caseSensitive: true }, decode(pathname));
}

export function isAtRoute(pathname: string, ...patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchRoute(pattern, pathname));
}

/** An encoded slash stays: it is part of an id. A path that cannot be decoded stays, too. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replaceAll(/%2F/gi, '%252F'));
  } catch {
    return pathname;
  }
}
