import { expect, test } from 'vitest';
import { createSellerStore } from '../../src/store/seller-store.ts';

test('an account holder becomes a seller, and a new shop knows nothing of it', () => {
  const store = createSellerStore();
  expect(store.getState().isSeller).toBe(false);
  store.getState().becomeSeller();
  expect(store.getState().isSeller).toBe(true);
  expect(createSellerStore().getState().isSeller).toBe(false);
});
