/** Location state for a change within a page, e.g. of its filter: no scroll reset. */
export const partialChange = { isPartialChange: true } as const;

/** Location state for a page whose title is not announced, since a more important text is. */
export const silentTitle = { hasSilentTitle: true } as const;

/** Location state of the app shell, a document without a page. */
export const appShell = { isAppShell: true } as const;

type Flag = keyof typeof partialChange | keyof typeof silentTitle | keyof typeof appShell;

/** Returns whether a location state has a flag. The state is untyped: it is restored from the history. */
export function hasFlag(state: unknown, flag: Flag): boolean {
  return typeof state === 'object' && state !== null && flag in state;
}
