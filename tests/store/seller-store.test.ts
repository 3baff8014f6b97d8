import { expect, test } from 'vitest';
import { createSellerStore } from '../../src/store/seller-store.ts';

test('becomeSeller sets isSeller, in its own store only', () => {
  const store = createSellerStore();
  expect(store.getState().isSeller).toBe(false);
  store.getState().becomeSeller();
  expect(store.getState().isSeller).toBe(true);
  expect(createSellerStore().getState().isSeller).toBe(false);
});
