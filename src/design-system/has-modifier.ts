/** Whether a modifier is held with a key. Such keys belong to the browser: Alt and an arrow key go back and forward. */
export function hasModifier(
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
