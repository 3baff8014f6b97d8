/** What an entry of the history may carry besides its address. */
export interface NavigationState {
  /** The page stays scrolled and focused as it is, since only a part of it changes. */
  readonly keepsPlace: true;
  /** Which change of the page's own this is, counted from 1. */
  readonly change: number;
}

/**
 * The number of the change that an entry stands for; 0 for an entry that was reached in any other
 * way. State in the history may come from anywhere, so it is looked at closely.
 */
export function changeOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('change' in state)) return 0;
  return typeof state.change === 'number' ? state.change : 0;
}
