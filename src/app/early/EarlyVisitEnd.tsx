import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { tellOutcome } from '../../pages/shared/cart/tell-outcome.ts';
import { useCart } from '../../store/stores.tsx';

/**
 * Takes up what the visitor did before the shop's script arrived: follows the stored cart, says what
 * was added, and presses the buttons that waited. Stands beside the page, inside the same boundary, so
 * that it runs once the page answers by itself.
 */
export function EarlyVisitEnd() {
  const syncFromStorage = useCart((cart) => cart.syncFromStorage);
  const restore = useCart((cart) => cart.restore);

  useEffect(() => {
    const visit = window.earlyVisit;
    delete window.earlyVisit;
    const { dataset } = document.documentElement;
    delete dataset['hold'];
    dataset['live'] = '';
    if (!visit) return undefined;

    syncFromStorage();
    visit.end();
    for (const outcome of visit.outcomes) tellOutcome(outcome, restore);
    // After the render that follows this, so that a button is what it looked like to its presser.
    const pressing = setTimeout(() => {
      for (const button of visit.presses) {
        // One after the other, so that each press finds what the one before it did.
        flushSync(() => {
          button.click();
        });
      }
    });
    return () => {
      clearTimeout(pressing);
    };
  }, [syncFromStorage, restore]);

  return null;
}
