const STORAGE_KEY = 'essence:scroll';

/** How many entries of the history are remembered. */
const MAX_ENTRIES = 100;

/** How far each entry of the history was scrolled when it was left, in pixels; oldest first. */
const memory = new Map<string, number>(readStored());

/** Where an entry was left; `undefined` for one that was never left. */
export function recallScroll(entry: string): number | undefined {
  return memory.get(entry);
}

export function rememberScroll(entry: string, top: number): void {
  memory.delete(entry);
  memory.set(entry, top);
  const oldest = memory.keys().next().value;
  if (memory.size > MAX_ENTRIES && oldest !== undefined) memory.delete(oldest);
}

/** Keeps the memory over a reload, where the browser lets it. */
export function storeScrollMemory(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...memory]));
  } catch {
    // Full or blocked: a reload then starts at the top.
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
