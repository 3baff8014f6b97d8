import { CART_STORAGE_KEY } from '../domain/cart-storage.ts';
import type { CartStore } from './cart-store.ts';

/**
 * Syncs the cart when another tab has changed the storage, and when the page returns from the
 * back/forward cache, where it received no events.
 */
export function followOtherTabs(store: CartStore, window: EventTarget): void {
  const { syncFromStorage } = store.getState();
  window.addEventListener('storage', (event) => {
    // `localStorage.clear()` reports no key.
    const { key = null }: Partial<StorageEvent> = event;
    if (key === CART_STORAGE_KEY || key === null) syncFromStorage();
  });
  window.addEventListener('pageshow', syncFromStorage);
}
