import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SellerState {
  readonly isSeller: boolean;
  becomeSeller: () => void;
}

export type SellerStore = StoreApi<SellerState>;

/** The seller account, in memory: a reload resets it (Rules: Seller area). */
export function createSellerStore(isSeller = false): SellerStore {
  return createStore<SellerState>()((set) => ({
    isSeller,
    becomeSeller: () => {
      set({ isSeller: true });
    },
  }));
}
