import { use, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { reportCartOutcome } from '../../shared/cart/use-cart-actions.ts';
import { PageLoadingContext } from '../../shared/navigation/navigation-contexts.ts';
import { useStores } from '../../store/stores.ts';
import { FinishHydrationContext } from './finish-hydration-context.ts';

/**
 * Finishes hydration: renders the URL's location and the stored cart, removes the cloak, clears payment fields that the
 * browser has restored, shows a toast for each item added before hydration and replays the queued presses. Renders
 * inside the page's Suspense boundary, so its effects run after the page is hydrated.
 */
export function AfterHydration() {
  const { cart } = useStores();
  const isPageLoading = use(PageLoadingContext);
  const finishHydration = use(FinishHydrationContext);

  useEffect(finishHydration, [finishHydration]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isPageLoading || dataset['hydrated'] !== undefined) return undefined;
    const queue = window.eventQueue;
    const { syncFromStorage, restore } = cart.getState();
    syncFromStorage();
    queue?.stop();
    delete window.eventQueue;
    delete dataset['cloak'];
    dataset['hydrated'] = '';
    if (!queue) return undefined;
    clearRestoredPayment(queue.edited);

    for (const outcome of queue.outcomes) reportCartOutcome(outcome, restore);
    // Waits for the render with the stored cart, so each button has the state in which it was pressed.
    const replaying = setTimeout(() => {
      // Synchronous: each press sees the state after the previous one.
      for (const replay of queue.replays) flushSync(replay);
    });
    return () => {
      clearTimeout(replaying);
    };
  }, [cart, isPageLoading]);

  return null;
}

/** Clears the payment fields that the browser has restored, after Back or a reload, and that were not edited since. */
function clearRestoredPayment(edited: ReadonlySet<EventTarget | null>): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'navigate')
    return;
  for (const field of document.querySelectorAll<HTMLInputElement>('[autocomplete^=cc-]')) {
    if (!edited.has(field)) field.value = '';
  }
}
