/** The link or button at the start of a press, by event type. */
const pressed = new Map<string, Element | null>();

/**
 * Ignores the second click of a double click, and repeats of a held Enter, that hit another control than the first. The
 * first may have removed its button, e.g. Remove of a cart line, opened a dialog or moved the focus.
 */
export function ignoreStrayPresses(): void {
  window.addEventListener('click', ignoreStrayPress, true);
  // By default, the second press of a double click selects text.
  window.addEventListener('mousedown', ignoreStrayPress, true);
  window.addEventListener('keydown', ignoreStrayPress, true);
}

function ignoreStrayPress(event: MouseEvent | KeyboardEvent): void {
  const { target, type } = event;
  const isKey = event instanceof KeyboardEvent;
  const isRepeated = isKey ? event.repeat && event.key === 'Enter' : event.detail > 1;
  const control = target instanceof Element ? target.closest('a, button') : null;
  if (!isRepeated) pressed.set(type, control);
  const start = pressed.get(type);
  if (!start || start === control) return;
  event.preventDefault();
  event.stopPropagation();
}
