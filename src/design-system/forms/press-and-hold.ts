import type { MouseEvent, PointerEvent } from 'react';

/** How long a button is held before its click repeats, and the interval of the repetition. */
const HOLD_MS = 400;
const REPEAT_MS = 80;

let timer: ReturnType<typeof setTimeout> | undefined;
let hasRepeated = false;

/**
 * Event handlers of a button with `data-repeats`: while it is held down by mouse, pen or finger, its click
 * repeats.
 */
export const repeatWhileHeld = {
  onPointerDown: ({ button, currentTarget }: PointerEvent<HTMLButtonElement>) => {
    stopRepeating();
    hasRepeated = false;
    if (button === 0) timer = setTimeout(repeatClick, HOLD_MS, currentTarget);
  },
  onPointerUp: stopRepeating,
  onPointerLeave: stopRepeating,
  onPointerCancel: stopRepeating,
  onClickCapture: (event: MouseEvent) => {
    // The click at the end of a hold is not a further step.
    if (hasRepeated && event.detail > 0) event.stopPropagation();
    hasRepeated = false;
  },
};

function repeatClick(button: HTMLButtonElement): void {
  // `:hover` does not say whether the button is pressed: a touch sets it only at the end of its press.
  if (!button.isConnected || !button.matches('[data-repeats]')) return;
  button.click();
  hasRepeated = true;
  timer = setTimeout(repeatClick, REPEAT_MS, button);
}

function stopRepeating(): void {
  clearTimeout(timer);
}
