/** The link or button at the start of a press, and the place of a click, by event type. */
const starts = new Map<string, { control: Element | null; x: number; y: number }>();

/** The clicks of a double click are at most this far from each other, in pixels. */
const DOUBLE_CLICK_PX = 40;

/**
 * Ignores the rest of a double click or of a held key whose start has removed its link or button, e.g. Remove of a cart
 * line: it hits what has moved under the pointer or got the focus.
 */
export function ignoreStrayPresses(): void {
  window.addEventListener('click', ignoreStrayPress, true);
  window.addEventListener('keydown', ignoreStrayPress, true);
}

function ignoreStrayPress(event: MouseEvent | KeyboardEvent): void {
  const { target, type } = event;
  const { x, y } = event instanceof MouseEvent ? event : { x: 0, y: 0 };
  const start = starts.get(type);
  // Browsers also count a touch that was cancelled as the first one of a double click.
  const isNear = start && Math.hypot(x - start.x, y - start.y) < DOUBLE_CLICK_PX;
  const isRepeated = event instanceof KeyboardEvent ? event.repeat : event.detail > 1 && isNear;
  if (!isRepeated) {
    const control = target instanceof Element ? target.closest('a, button') : null;
    starts.set(type, { control, x, y });
  } else if (start?.control?.isConnected === false) {
    event.preventDefault();
    event.stopPropagation();
  }
}
