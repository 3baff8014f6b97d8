/** How long a button is held before its click repeats, and the interval of the repetition. */
const HOLD_MS = 400;
const REPEAT_MS = 80;

let timer: ReturnType<typeof setTimeout> | undefined;
let hasRepeated = false;

/**
 * While a button with `data-repeats` is held down by mouse, pen or finger, its click repeats. Handles all
 * buttons of the document; loaded after hydration, so it adds nothing to the initial bundle.
 */
export function handlePressAndHold(): void {
  document.addEventListener('pointerdown', ({ button, target }) => {
    stop();
    hasRepeated = false;
    const pressed = target instanceof Element && target.closest('button');
    if (button === 0 && pressed) timer = setTimeout(repeat, HOLD_MS, pressed);
  });
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, stop);
  document.addEventListener(
    'click',
    (event) => {
      // The click at the end of a hold is not a further step.
      if (hasRepeated && event.detail > 0) event.stopPropagation();
      hasRepeated = false;
    },
    { capture: true },
  );
}

function repeat(button: HTMLButtonElement): void {
  if (!button.matches('[data-repeats]:hover')) return;
  button.click();
  hasRepeated = true;
  timer = setTimeout(repeat, REPEAT_MS, button);
}

function stop(): void {
  clearTimeout(timer);
}
