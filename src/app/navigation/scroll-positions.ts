import type { Location } from 'react-router-dom';

const STORAGE_KEY = 'essence:scroll';

/** The scroll position of each history entry, in pixels. */
export const scrollPositions = new Map<string, number>(readStored());

/** Identifies a history entry. */
export function entryOf({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}

/** Whether this tab has shown another page before this document. */
export function hasShownOtherPage(pathname: string): boolean {
  return readStored().some(([entry]) => !entry.endsWith(` ${pathname}`));
}

export function scrollToInstantly(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  // The header is drawn for the new position at once: the browser fires its event a frame later.
  window.dispatchEvent(new Event('scroll'));
}

/** Persists the positions for a reload. */
export function persistScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...scrollPositions]));
  } catch {
    // Storage is full or blocked: a reload starts at the top.
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
