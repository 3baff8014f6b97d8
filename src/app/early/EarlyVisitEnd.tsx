import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { tellOutcome } from '../../pages/shared/cart/tell-outcome.ts';
import { useStores } from '../../store/stores.tsx';

/**
 * Replays what the shopper did before hydration: reads the stored cart, shows a toast for what was
 * added, and repeats the input and then the clicks. Renders inside the page's Suspense boundary, so
 * its effect runs after the page is hydrated.
 */
export function EarlyVisitEnd() {
  const { cart } = useStores();

  useEffect(() => {
    const visit = window.earlyVisit;
    delete window.earlyVisit;
    const { dataset } = document.documentElement;
    delete dataset['hold'];
    dataset['live'] = '';
    if (!visit) return undefined;

    const { syncFromStorage, restore } = cart.getState();
    syncFromStorage();
    visit.end();
    for (const outcome of visit.outcomes) tellOutcome(outcome, restore);
    // After the render that follows this, so that a button is what it looked like to its presser.
    const replaying = setTimeout(() => {
      for (const [field, value] of visit.inputs) {
        flushSync(() => {
          replayInput(field, value);
        });
      }
      for (const button of visit.presses) {
        // One after the other, so that each press finds what the one before it did.
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
 * Sets a field's value as typing does. React ignores an input event whose value it has already seen
 * through the element's own setter, so the value is set by the prototype's. Chosen files stay chosen.
 */
function replayInput(field: HTMLElement & { value: string; type: string }, value: string): void {
  if (field.type !== 'file') {
    field.value = '';
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
