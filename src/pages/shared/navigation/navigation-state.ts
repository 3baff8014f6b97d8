/** State of a history entry that changes a part of its page: the page keeps its scroll position. */
export const partialChange = { preventScrollReset: true } as const;

/** State of a history entry whose title is not announced, since something more important is. */
export const silentTitle = { isTitleSilent: true } as const;

/** Whether the state of a history entry has a flag. It may come from anywhere. */
export function hasFlag(
  state: unknown,
  flag: keyof typeof partialChange | keyof typeof silentTitle,
): boolean {
  return typeof state === 'object' && state !== null && flag in state;
}
