import {
  addItem,
  findLine,
  MAX_QUANTITY,
  clampQuantity,
  type CartOutcome,
} from '../../domain/cart.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../../domain/cart-storage.ts';
import { QUERY_PARAMETER, truncateQuery } from '../../domain/product-filter-params.ts';
import { ADD_TO_CART, ADDED_TO_CART } from '../../design-system/commerce/add-to-cart-texts.ts';
import { parseQuantity } from '../../design-system/forms/parse-quantity.ts';
import { hasModifier } from '../../design-system/has-modifier.ts';
import { startSlowLoadTimer } from '../../shared/load-error.ts';
import { takeSnapshot } from './dom-snapshot.ts';
import { loadAppAfterPaint } from './load-app.ts';

/** What happened before hydration, for `AfterHydration`. Typed text needs no queue: the DOM preserves it. */
interface EventQueue {
  /** Outcomes of the items added to the stored cart; their toasts are shown after hydration. */
  outcomes: CartOutcome[];
  /** Functions that replay presses, keys, drops and chosen files, in order. */
  replays: (() => void)[];
  /** Fields edited since the page was opened. */
  edited: Set<EventTarget | null>;
  /** Undoes the changes that extensions and the browser have made to the DOM. Called before hydration. */
  restoreNodes: () => void;
  /** Like `restoreNodes`, for the content of `<main>`, which is hydrated after its chunk has loaded. */
  restorePage: () => void;
  /** Removes the listeners and the optimistic attributes, which React does not expect. Fields stay filled. */
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the body script of a prerendered page, until hydration. */
    eventQueue?: EventQueue;
  }
}

const queue: EventQueue = {
  outcomes: [],
  replays: [],
  edited: new Set(),
  restoreNodes: takeSnapshot('root'),
  restorePage: takeSnapshot('main'),
  stop,
};

const listeners: readonly [type: string, listener: (event: Event) => void][] = [
  ['click', handleClick],
  ['keydown', handleKeyDown],
  ['input', handleInput],
  ['dragover', handleFiles],
  ['drop', handleFiles],
];

// This script is inlined at the end of the `<body>` of every prerendered page. It shows the state of URL and stored
// cart in the search, the badge and the buttons, handles presses until hydration, and loads the app.
window.eventQueue = queue;
for (const [type, listener] of listeners) document.addEventListener(type, listener, true);
const { pathname } = window.location;
window.addEventListener('popstate', reloadOtherPage);
window.addEventListener('pageshow', reloadRestored);
fillSearch();
renderStoredCart();
const finishLoading = startSlowLoadTimer();
loadAppAfterPaint();

/** Fills the search with the URL's query, before anybody types into it. */
function fillSearch() {
  const query = new URLSearchParams(location.search).get(QUERY_PARAMETER);
  const field = document.querySelector<HTMLInputElement>(`[name="${QUERY_PARAMETER}"]`);
  if (field && query !== null) field.value = truncateQuery(query);
}

function handleClick(event: Event) {
  const { target } = event;
  if (!(target instanceof Element)) return;
  // Selects the quantity, as the stepper does, so a typed digit replaces it.
  if (target instanceof HTMLInputElement && target.matches('[role] > *')) target.select();
  // The photograph of a product is no button, but can be pressed.
  const button = target.closest<HTMLElement>('button, [data-press]');
  if (!button || !(event instanceof MouseEvent)) return;
  // React handles presses as soon as a part of the page is hydrated: each would count twice.
  event.stopPropagation();
  const files = button.parentElement?.querySelector<HTMLElement>(':scope > [type=file]');
  // Browsers open the file dialog during a press only.
  if (files) {
    files.click();
    return;
  }
  const { clientX } = event;
  const itemJson = button.dataset['cartItem'];
  if (itemJson !== undefined && add(button, itemJson)) return;
  // The buttons of a stepper are beside its field.
  const field = button.parentElement?.querySelector<HTMLInputElement>(':scope > [inputmode]');
  if (!field) document.documentElement.dataset['waiting'] = '';
  else if (!field.readOnly) changeQuantity(field, button === field.nextElementSibling ? 1 : -1);
  queue.replays.push(() => {
    // A dialog that an earlier press has opened covers the button.
    const dialog = document.querySelector('dialog[open]');
    if (dialog && !dialog.contains(button)) return;
    if (!field) button.dispatchEvent(new MouseEvent('click', { clientX, bubbles: true }));
    // The stepper applies the quantity, as after typing.
    else if (document.activeElement !== field)
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

function changeQuantity(field: HTMLInputElement, step: number) {
  field.value = String(clampQuantity(readQuantity(field) + step));
  const minus = field.previousElementSibling;
  if (minus) minus.ariaDisabled = String(field.value === '1');
}

/** Queues the keys that select another tab. */
function handleKeyDown(event: Event) {
  if (!(event instanceof KeyboardEvent) || !isTab(event.target)) return;
  if (hasModifier(event)) return;
  const { key } = event;
  if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return;
  event.preventDefault();
  event.stopPropagation();
  queue.replays.push(() => {
    const { activeElement } = document;
    if (isTab(activeElement)) {
      activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
}

function isTab(target: unknown): target is Element {
  return target instanceof Element && target.role === 'tab';
}

function handleInput({ target }: Event) {
  queue.edited.add(target);
  if (target instanceof HTMLInputElement && target.type === 'file')
    queue.replays.push(() => target.dispatchEvent(new Event('change', { bubbles: true })));
}

/** Prevents the browser from opening a dropped file. Queues it if it is dropped on the field for images. */
function handleFiles(event: Event) {
  if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  if (event.type !== 'drop' || !(event.target instanceof Element)) return;
  const input = event.target
    .closest('[role=presentation]')
    ?.querySelector<HTMLInputElement>('[type=file]');
  if (!input) return;
  event.stopPropagation();
  const { files } = event.dataTransfer;
  queue.replays.push(() => {
    input.files = files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/**
 * Adds an item to the stored cart, with the quantity of the stepper beside the button. Returns whether it is in the
 * cart: not if the storage throws.
 */
function add(button: HTMLElement, itemJson: string): boolean {
  if (button.dataset['optimistic'] !== undefined) return true;
  try {
    const [item] = parseCart(itemJson);
    if (!item) return false;
    const { cart, outcome } = addItem(readCart(), item, readQuantity(quantityBeside(button)));
    localStorage.setItem(CART_STORAGE_KEY, serializeCart(cart));
    queue.outcomes.push(outcome);
    renderStoredCart();
    return true;
  } catch {
    return false;
  }
}

/** The field of the stepper beside an Add to Cart button. */
function quantityBeside(button: HTMLElement) {
  return button.parentElement?.querySelector<HTMLInputElement>('[role] > [inputmode]');
}

function readQuantity(field: HTMLInputElement | null | undefined): number {
  return parseQuantity(field?.value ?? '', MAX_QUANTITY) ?? 1;
}

function renderStoredCart() {
  try {
    const cart = readCart();
    if (cart.length === 0) return;
    const badge = document.querySelector<HTMLElement>('[data-cart-count]');
    if (badge) badge.dataset['optimistic'] = String(cart.length);
    for (const button of document.querySelectorAll<HTMLElement>('[data-cart-item]')) {
      const [item] = parseCart(button.dataset['cartItem'] ?? null);
      const line = item && findLine(cart, item.id);
      if (!line) continue;
      button.dataset['optimistic'] = ADDED_TO_CART;
      button.ariaLabel &&= button.ariaLabel.replace(ADD_TO_CART, ADDED_TO_CART);
      const field = quantityBeside(button);
      if (!field) continue;
      field.value = String(line.quantity);
      field.readOnly = true;
    }
  } catch {
    // Storage is blocked: the prerendered empty cart stays.
  }
}

function readCart() {
  return parseCart(localStorage.getItem(CART_STORAGE_KEY));
}

/** After a failed or slow load, reloads for Back to another page of this document, which only the app could render. */
function reloadOtherPage() {
  const { hidden = true } = document.getElementById('load-error') ?? {};
  if (!hidden && window.location.pathname !== pathname) window.location.reload();
}

/** Reloads a page from the back/forward cache that was left before hydration: WebKit has cancelled its requests. */
function reloadRestored({ persisted }: PageTransitionEvent) {
  if (persisted) window.location.reload();
}

function stop() {
  finishLoading();
  window.removeEventListener('popstate', reloadOtherPage);
  window.removeEventListener('pageshow', reloadRestored);
  delete document.documentElement.dataset['waiting'];
  for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  for (const element of document.querySelectorAll<HTMLElement>('[data-optimistic]')) {
    delete element.dataset['optimistic'];
    element.ariaLabel &&= element.ariaLabel.replace(ADDED_TO_CART, ADD_TO_CART);
    const field = quantityBeside(element);
    if (field) field.readOnly = false;
  }
}
