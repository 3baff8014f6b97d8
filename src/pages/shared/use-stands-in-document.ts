import { useState, useSyncExternalStore } from 'react';

/**
 * Whether a component stands in the document that was built, and not only in the page that a script
 * made: true at build time and for as long as what was taken over from there is shown.
 */
export function useStandsInDocument(): boolean {
  const isTakenOver = useSyncExternalStore(neverChanges, inBrowser, inDocument);
  const [standsInDocument] = useState(isTakenOver);
  return standsInDocument;
}

function neverChanges(): () => void {
  return () => undefined;
}

function inBrowser(): boolean {
  return false;
}

function inDocument(): boolean {
  return true;
}
