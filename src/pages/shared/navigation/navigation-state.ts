/** State of a history entry that changes a part of its page: the page keeps its scroll position. */
export const partialChange = { preventScrollReset: true } as const;

/** Whether a history entry keeps the scroll position. Its state may come from anywhere. */
export function preventsScrollReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preventScrollReset' in state;
}
