/**
 * Whether a click belongs to a double click, after its first one, as the browser counts. A tap never does: browsers also
 * count a touch that was cancelled, e.g. by a scroll, so the tap after it would be lost.
 */
export function isRepeatedClick(event: MouseEvent): boolean {
  const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
  return event.detail > 1 && !isTap;
}
