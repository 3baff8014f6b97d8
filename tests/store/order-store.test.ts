import { expect, test, vi } from 'vitest';
import { createOrderStore } from '../../src/store/order-store.ts';

const lines = [{ id: '1', name: 'Arc Desk Lamp', price: 149, image: '/a', quantity: 1 }];

vi.useFakeTimers();

test('placeOrder processes the order for 1500 ms', () => {
  const store = createOrderStore();
  expect(store.getState()).toMatchObject({ phase: 'idle', ordered: [], remainingUnits: [] });
  store.getState().placeOrder(lines);
  expect(store.getState()).toMatchObject({ phase: 'processing', ordered: lines });
  vi.advanceTimersByTime(1499);
  expect(store.getState().phase).toBe('processing');
  vi.advanceTimersByTime(1);
  expect(store.getState()).toMatchObject({ phase: 'processed', ordered: lines });
});

test('placeOrder has no effect while another order is processing or processed', () => {
  const store = createOrderStore();
  store.getState().placeOrder(lines);
  vi.advanceTimersByTime(1000);
  store.getState().placeOrder([]);
  vi.advanceTimersByTime(500);
  expect(store.getState()).toMatchObject({ phase: 'processed', ordered: lines });
  store.getState().placeOrder([]);
  expect(store.getState().phase).toBe('processed');
});

test('cancel ends an order in processing, but not a processed one', () => {
  const store = createOrderStore();
  store.getState().placeOrder(lines);
  vi.advanceTimersByTime(1000);
  store.getState().cancel();
  expect(store.getState()).toMatchObject({ phase: 'idle', ordered: [], remainingUnits: [] });
  store.getState().placeOrder(lines);
  vi.advanceTimersByTime(1499);
  expect(store.getState().phase).toBe('processing');
  vi.advanceTimersByTime(1);
  store.getState().cancel();
  expect(store.getState().phase).toBe('processed');
});

test('reset ends a processed order, and allows the next', () => {
  const store = createOrderStore();
  store.getState().placeOrder(lines);
  vi.advanceTimersByTime(1500);
  store.getState().trackCart([]);
  expect(store.getState().remainingUnits).toEqual(lines);
  store.getState().reset();
  expect(store.getState()).toMatchObject({ phase: 'idle', ordered: [], remainingUnits: [] });
  store.getState().placeOrder(lines);
  expect(store.getState().phase).toBe('processing');
});

test('remainingUnits has the units that never left the cart while the order was processing', () => {
  const store = createOrderStore();
  store.getState().trackCart([]);
  const two = lines.map((line) => ({ ...line, quantity: 2 }));
  store.getState().placeOrder(two);
  store.getState().trackCart(lines);
  store.getState().trackCart(two);
  expect(store.getState()).toMatchObject({ ordered: two, remainingUnits: lines });
  store.getState().trackCart([]);
  store.getState().trackCart(two);
  expect(store.getState().remainingUnits).toEqual([]);
});
