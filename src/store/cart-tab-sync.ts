import type { StoreApi } from 'zustand/vanilla';
import { CART_STORAGE_KEY } from '../domain/cart-storage.ts';
import type { CartState } from './cart-store.ts';

/**
 * Syncs the cart across tabs: reads the storage again when another tab has changed it, and when the
 * page is restored from the back/forward cache, where it received no events.
 */
export function startCartTabSync(store: StoreApi<CartState>, window: EventTarget): void {
  const { syncFromStorage } = store.getState();
  window.addEventListener('storage', (event) => {
    // The key is null after `localStorage.clear()`.
    const { key = null }: Partial<StorageEvent> = event;
    if (key === CART_STORAGE_KEY || key === null) syncFromStorage();
  });
  window.addEventListener('pageshow', syncFromStorage);
}
