const STORAGE_KEY = 'essence:scroll';

/** The maximum number of saved positions, to bound what each reload writes. */
const MAX_ENTRIES = 100;

/** The scroll position of each history entry in pixels, least recently saved first. */
const positions = new Map<string, number>(readStored());

export function getScrollPosition(entry: string): number | undefined {
  return positions.get(entry);
}

export function setScrollPosition(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  const oldest = positions.keys().next().value;
  if (positions.size > MAX_ENTRIES && oldest !== undefined) positions.delete(oldest);
}

/** Persists the positions for a reload. */
export function persistScrollPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
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
