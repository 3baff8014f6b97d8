/**
 * Whether the entry that is shown is the first the shop has in this tab, so that one step back would
 * leave the shop. The router counts its entries in the history's state, where they outlive a reload.
 */
export function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return true;
  return !(typeof state.idx === 'number' && state.idx > 0);
}
