import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cart } from '../../src/domain/cart.ts';
import { CART_STORAGE_KEY, serializeCart } from '../../src/domain/cart-storage.ts';
import { createCartStore } from '../../src/store/cart-store.ts';
import { followOtherTabs, QUIET_MS } from '../../src/store/cart-tabs.ts';
import { TabbedBrowser, type Tab } from './tabbed-browser.ts';

const lamp = { id: '1', name: 'Arc Desk Lamp', price: 149, image: '/lamp.webp' };
const pen = { id: '5', name: 'Brass Rollerball Pen', price: 48, image: '/pen.webp' };
const oneLamp = { ...lamp, quantity: 1 };
const onePen = { ...pen, quantity: 1 };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tabs that have greeted each other, with a cart that all know. */
function openTabs(count: number, cart: Cart = []): { browser: TabbedBrowser; tabs: Tab[] } {
  const browser = new TabbedBrowser(serializeCart(cart));
  const tabs = Array.from({ length: count }, () => browser.openTab());
  browser.settle();
  return { browser, tabs };
}

/** How many of each line there are, whatever the order. */
const pieces = (cart: Cart) => Object.fromEntries(cart.map(({ id, quantity }) => [id, quantity]));

/** What the tabs and the storage hold in the end, which must be the same. */
function settledPieces(browser: TabbedBrowser) {
  browser.settle();
  for (const { lines } of browser.tabs) expect(lines()).toEqual(browser.storedCart());
  return pieces(browser.storedCart());
}

/** The first two of them. */
function two(tabs: readonly Tab[]): [Tab, Tab] {
  const [here, there] = tabs;
  if (!here || !there) throw new Error('There are no two tabs.');
  return [here, there];
}

describe('a change in one tab', () => {
  test('appears in the others', () => {
    const { browser, tabs } = openTabs(3);
    tabs[0]?.cart.addItem(lamp);
    browser.settle();
    for (const { lines } of tabs) expect(lines()).toEqual([oneLamp]);
  });

  test('is written by that tab alone', () => {
    const { browser, tabs } = openTabs(2);
    const [here, there] = two(tabs);
    here.cart.addItem(lamp);
    here.cart.addItem(pen);
    browser.settle();
    expect([here.writes, there.writes]).toEqual([2, 0]);
  });

  test('keeps the order of its lines', () => {
    const { browser, tabs } = openTabs(2, [oneLamp, onePen]);
    const [here, there] = two(tabs);
    const removed = here.cart.removeItem('1');
    browser.settle();
    if (removed.kind === 'removed') here.cart.restore([removed.removed]);
    browser.settle();
    expect(there.lines()).toEqual([oneLamp, onePen]);
  });

  test('is told to nobody while nobody is there', () => {
    const { browser, tabs } = openTabs(1);
    tabs[0]?.show();
    tabs[0]?.cart.addItem(lamp);
    expect(browser.messages).toBe(1);
  });

  test('that its own storage refuses is kept by the other', () => {
    const { browser, tabs } = openTabs(2);
    const [here, there] = two(tabs);
    here.isFull = true;
    here.cart.addItem(lamp);
    browser.settle();
    expect(there.lines()).toEqual([oneLamp]);
    expect(here.lines()).toEqual([oneLamp]);
    expect(browser.storedCart()).toEqual([oneLamp]);
    expect(here.cart.isKept).toBe(false);
    there.cart.addItem(pen);
    expect(settledPieces(browser)).toEqual({ 1: 1, 5: 1 });
    expect(here.cart.isKept).toBe(true);
  });

  test('that its storage refuses for a moment is kept in the end', () => {
    const { browser, tabs } = openTabs(2);
    const [here] = two(tabs);
    here.isFull = true;
    here.cart.addItem(lamp);
    here.isFull = false;
    expect(settledPieces(browser)).toEqual({ 1: 1 });
    expect(here.cart.isKept).toBe(true);
  });
});

describe('changes in the same moment', () => {
  test.each<[string, Cart, (tab: Tab) => void, (tab: Tab) => void, Record<string, number>]>([
    [
      'two additions',
      [],
      ({ cart }) => cart.addItem(lamp),
      ({ cart }) => cart.addItem(pen),
      { 1: 1, 5: 1 },
    ],
    [
      'the same addition',
      [],
      ({ cart }) => cart.addItem(lamp),
      ({ cart }) => cart.addItem(lamp),
      { 1: 2 },
    ],
    [
      'two steps of one line',
      [oneLamp],
      ({ cart }) => cart.updateQuantity('1', 2),
      ({ cart }) => cart.updateQuantity('1', 2),
      { 1: 3 },
    ],
    [
      'a removal and an addition',
      [oneLamp],
      ({ cart }) => cart.removeItem('1'),
      ({ cart }) => cart.addItem(pen),
      { 5: 1 },
    ],
    [
      'two removals',
      [oneLamp, onePen],
      ({ cart }) => cart.removeItem('1'),
      ({ cart }) => cart.removeItem('5'),
      {},
    ],
    [
      'the same removal',
      [oneLamp, onePen],
      ({ cart }) => cart.removeItem('1'),
      ({ cart }) => cart.removeItem('1'),
      { 5: 1 },
    ],
    [
      'an order and an addition',
      [oneLamp],
      ({ cart }) => cart.removeOrdered([oneLamp]),
      ({ cart }) => cart.addItem(pen),
      { 5: 1 },
    ],
    [
      'the same order',
      [oneLamp],
      ({ cart }) => cart.removeOrdered([oneLamp]),
      ({ cart }) => cart.removeOrdered([oneLamp]),
      {},
    ],
  ])('%s', (_, cart, change, otherChange, outcome) => {
    const { browser, tabs } = openTabs(3, cart);
    const [here, there] = two(tabs);
    change(here);
    otherChange(there);
    expect(settledPieces(browser)).toEqual(outcome);
  });

  test('are all kept, however many and in whatever order word of them comes', () => {
    const change = fc.record({ tab: fc.nat(2), id: fc.constantFrom('1', '2', '3') });
    const steps = fc.array(fc.oneof(change, fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (taken) => {
        const { browser, tabs } = openTabs(3, [oneLamp]);
        const expected: Record<string, number> = { 1: 1 };
        for (const step of taken) {
          if (typeof step === 'number') browser.deliverOne(step);
          else {
            tabs[step.tab]?.cart.addItem({ ...lamp, id: step.id });
            expected[step.id] = (expected[step.id] ?? 0) + 1;
          }
        }
        expect(settledPieces(browser)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('leave all tabs with the same cart, whatever they are', () => {
    const change = fc.record({
      tab: fc.nat(2),
      kind: fc.constantFrom('add', 'step', 'remove', 'clear', 'order'),
      id: fc.constantFrom('1', '2'),
    });
    const steps = fc.array(fc.oneof(change, fc.nat()), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (taken) => {
        const { browser, tabs } = openTabs(3, [oneLamp]);
        for (const step of taken) {
          if (typeof step === 'number') {
            browser.deliverOne(step);
            continue;
          }
          const tab = tabs[step.tab];
          if (step.kind === 'add') tab?.cart.addItem({ ...lamp, id: step.id });
          else if (step.kind === 'step') tab?.cart.updateQuantity(step.id, 4);
          else if (step.kind === 'remove') tab?.cart.removeItem(step.id);
          else if (step.kind === 'clear') tab?.cart.clear();
          else tab?.cart.removeOrdered(tab.lines());
        }
        expect(Object.values(settledPieces(browser)).every((count) => count > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a storage that is changed without a word', () => {
  test('is read at once by a tab that is alone', () => {
    const { browser, tabs } = openTabs(1, [oneLamp]);
    browser.write(serializeCart([onePen]));
    browser.deliverAll();
    expect(tabs[0]?.lines()).toEqual([onePen]);
  });

  test('is read by a tab that is alone though it had the same cart a moment ago', () => {
    const { browser, tabs } = openTabs(1);
    tabs[0]?.cart.addItem(lamp);
    tabs[0]?.cart.removeItem('1');
    browser.deliverAll();
    browser.write(serializeCart([oneLamp]));
    expect(settledPieces(browser)).toEqual({ 1: 1 });
  });

  test('is read by a tab in company once it has been still', () => {
    const { browser, tabs } = openTabs(2, [oneLamp]);
    const [here] = two(tabs);
    browser.write(serializeCart([onePen]));
    browser.deliverAll();
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(here.lines()).toEqual([oneLamp]);
    browser.write(serializeCart([oneLamp, onePen]));
    browser.deliverAll();
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(here.lines()).toEqual([oneLamp]);
    vi.advanceTimersByTime(1);
    expect(here.lines()).toEqual([oneLamp, onePen]);
  });

  test.each([
    ['spoiled', 'no cart'],
    ['cleared', null],
  ])('and %s leaves an empty cart', (_, text) => {
    const { browser, tabs } = openTabs(2, [oneLamp]);
    browser.write(text);
    browser.settle();
    for (const { lines } of tabs) expect(lines()).toEqual([]);
  });

  test('in a tab that is not told of it is not brought back by that tab', () => {
    const { browser, tabs } = openTabs(2, [oneLamp]);
    const [here, there] = two(tabs);
    browser.write('[]', here);
    browser.settle();
    there.cart.addItem(pen);
    expect(settledPieces(browser)).toEqual({ 5: 1 });
  });

  test('under another key is not read', () => {
    const { browser, tabs } = openTabs(1, [oneLamp]);
    const [here] = tabs;
    browser.text = '[]';
    if (here) here.view = '[]';
    here?.hearOfStorage('another-key');
    expect(here?.lines()).toEqual([oneLamp]);
    here?.hearOfStorage(null);
    expect(here?.lines()).toEqual([]);
  });
});

describe('a tab', () => {
  test.each([1, 2, 3])(
    'that sees the storage before it is told of %i changes there counts each once',
    (count) => {
      const { browser, tabs } = openTabs(2, [oneLamp]);
      const [here, there] = two(tabs);
      for (let change = 0; change < count; change += 1) there.cart.addItem(lamp);
      browser.serveStorage();
      here.view = browser.text;
      here.cart.addItem(pen);
      expect(settledPieces(browser)).toEqual({ 1: 1 + count, 5: 1 });
    },
  );

  test('that opens while another changes the cart counts the change once', () => {
    const { browser, tabs } = openTabs(2);
    tabs[0]?.cart.addItem(lamp);
    browser.serveStorage();
    const late = browser.openTab({ hearsWhatIsUnderway: true });
    expect(late.lines()).toEqual([oneLamp]);
    late.cart.addItem(pen);
    expect(settledPieces(browser)).toEqual({ 1: 1, 5: 1 });
  });

  test('reads the storage when it comes back from the back/forward cache, and hears again', () => {
    const { browser, tabs } = openTabs(2);
    const [here, there] = two(tabs);
    here.hide();
    expect(here.isSpokenTo).toBe(false);
    there.cart.addItem(lamp);
    browser.settle();
    here.show();
    expect(here.lines()).toEqual([oneLamp]);
    there.cart.addItem(pen);
    here.cart.addItem(pen);
    expect(settledPieces(browser)).toEqual({ 1: 1, 5: 2 });
  });

  test('hears nothing more once it is told to stop', () => {
    const { browser, tabs } = openTabs(2);
    const [here, there] = two(tabs);
    here.stop();
    there.cart.addItem(lamp);
    browser.settle();
    here.show();
    expect(here.lines()).toEqual([]);
  });

  test.each([
    'something else',
    null,
    { before: 1, after: '[]', isKept: true },
    { before: '[]', after: {}, isKept: true },
  ])('takes %j for no change', (message) => {
    const { browser, tabs } = openTabs(1, [oneLamp]);
    browser.say(message);
    browser.deliverAll();
    expect(tabs[0]?.lines()).toEqual([oneLamp]);
  });

  test('leaves out what is no line of what it is told', () => {
    const { browser, tabs } = openTabs(1);
    browser.say({
      before: 'no cart',
      after: JSON.stringify([oneLamp, { id: 'x' }]),
      isKept: false,
    });
    browser.deliverAll();
    expect(tabs[0]?.lines()).toEqual([oneLamp]);
  });
});

test('tabs talk through a channel of the cart', () => {
  const channels: string[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor(name: string) {
        super();
        channels.push(name);
      }
      postMessage = vi.fn<() => void>();
      close = vi.fn<() => void>();
    },
  );
  followOtherTabs(createCartStore(undefined), new EventTarget())();
  expect(channels).toEqual([CART_STORAGE_KEY]);
});

test('a browser that does not let tabs talk leaves the storage to tell of changes', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const stored = new Map<string, string>();
  const store = createCartStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => stored.set(key, text),
  });
  const window = new EventTarget();
  const stop = followOtherTabs(store, window);
  store.getState().addItem(lamp);
  stored.set(CART_STORAGE_KEY, serializeCart([oneLamp, onePen]));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: CART_STORAGE_KEY }));
  expect(store.getState().lines).toEqual([oneLamp, onePen]);
  stop();
});
