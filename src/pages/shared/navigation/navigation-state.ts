/** State of a history entry that changes a part of its page: the page keeps its scroll position. */
export const partialChange = { preventScrollReset: true } as const;

/** Whether a history entry keeps the scroll position. Its state may come from anywhere. */
export function preventsScrollReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'preventScrollReset' in state;
}

/** State of a history entry whose title is not announced, since something more important is. */
export const silentTitle = { isTitleSilent: true } as const;

/** Whether the title of a history entry is not announced. */
export function isTitleSilent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTitleSilent' in state;
}
