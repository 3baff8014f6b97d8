import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether the account holder is a seller (spec, section 4). */
export interface SellerState {
  readonly isSeller: boolean;
  /** What a valid seller form leads to; a reload ends it. */
  becomeSeller: () => void;
}

export type SellerStore = StoreApi<SellerState>;

/** The seller account. It lives in memory alone. */
export function createSellerStore(isSeller = false): SellerStore {
  return createStore<SellerState>()((set) => ({
    isSeller,
    becomeSeller: () => {
      set({ isSeller: true });
    },
  }));
}
