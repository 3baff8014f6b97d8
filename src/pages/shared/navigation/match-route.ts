import { matchPath } from 'react-router-dom';

/** Matches a pathname with a route pattern as the router does: whole and case-sensitive. */
export function matchRoute(pattern: string, pathname: string) {
  return matchPath({ path: pattern, caseSensitive: true }, pathname);
}

/** Whether a pathname belongs to one of several route patterns. */
export function isAtRoute(pathname: string, ...patterns: readonly string[]): boolean {
  return patterns.some((pattern) => matchRoute(pattern, pathname));
}
