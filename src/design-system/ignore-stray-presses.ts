/** The link or button at the start of a press, by event type. */
const pressed = new Map<string, Element | null>();

/**
 * Ignores the rest of a double click, as the browser counts, or of a held key whose start has removed its link or
 * button, e.g. Remove of a cart line: it hits what has moved under the pointer or got the focus.
 */
export function ignoreStrayPresses(): void {
  window.addEventListener('click', ignoreStrayPress, true);
  window.addEventListener('keydown', ignoreStrayPress, true);
}

function ignoreStrayPress(event: MouseEvent | KeyboardEvent): void {
  const { target, type } = event;
  const isRepeated = event instanceof KeyboardEvent ? event.repeat : event.detail > 1;
  if (!isRepeated)
    pressed.set(type, target instanceof Element ? target.closest('a, button') : null);
  if (pressed.get(type)?.isConnected !== false) return;
  event.preventDefault();
  event.stopPropagation();
}
