import { matchPath } from 'react-router-dom';

/** Matches a pathname against a route pattern like the router: exact and case-sensitive. */
export function matchRoute(pattern: string, pathname: string) {
  return matchPath({ path: pattern, caseSensitive: true }, pathname);
}

/** Returns whether a pathname matches one of several route patterns. */
export function isAtRoute(pathname: string, ...patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchRoute(pattern, pathname));
}
