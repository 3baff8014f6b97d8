import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { toastCartOutcome } from '../../pages/shared/cart/toast-cart-outcome.ts';
import { useStores } from '../../store/stores.tsx';

/**
 * Replays the event queue: reads the stored cart, shows a toast for each item added before hydration,
 * then repeats inputs and clicks. Renders inside the page's Suspense boundary, so its effect runs after
 * the page is hydrated.
 */
export function EventReplay() {
  const { cart } = useStores();

  useEffect(() => {
    const queue = window.eventQueue;
    delete window.eventQueue;
    const { dataset } = document.documentElement;
    delete dataset['cloak'];
    dataset['hydrated'] = '';
    if (!queue) return undefined;

    const { syncFromStorage, restore } = cart.getState();
    syncFromStorage();
    queue.stop();
    for (const outcome of queue.outcomes) toastCartOutcome(outcome, restore);
    // Waits for the render with the stored cart, so each button has the state in which it was clicked.
    const replaying = setTimeout(() => {
      for (const [field, value] of queue.inputs) {
        flushSync(() => {
          replayInput(field, value);
        });
      }
      for (const button of queue.buttons) {
        // Synchronous: each click sees the state after the previous one.
        flushSync(() => {
          button.click();
        });
      }
    });
    return () => {
      clearTimeout(replaying);
    };
  }, [cart]);

  return null;
}

/**
 * Sets a field's value with the prototype's setter and dispatches the events of typing. React overrides the
 * element's own setter and ignores an event if it already tracks the value. A file input keeps its files.
 */
function replayInput(field: HTMLElement & { value: string; type: string }, value: string): void {
  if (field.type !== 'file') {
    field.value = '';
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
