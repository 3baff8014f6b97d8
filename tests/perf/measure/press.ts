import type { CDPSession } from 'playwright';

/** How long a finger rests on what it presses. */
const HOLD_MS = 40;

/** Presses at a place of the screen by real input events. */
export async function press(session: CDPSession, place: { x: number; y: number }) {
  const event = { ...place, button: 'left' as const, clickCount: 1 };
  const down = session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event });
  await new Promise((resolve) => {
    setTimeout(resolve, HOLD_MS);
  });
  const up = session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event });
  // The measured page may be put away before it has taken the last press.
  await Promise.allSettled([down, up]);
}
