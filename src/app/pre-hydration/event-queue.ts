import { addItem, findLine, type CartOutcome } from '../../domain/cart.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../../domain/cart-storage.ts';
import { ADD_TO_CART, ADDED_TO_CART } from '../../design-system/commerce/add-to-cart-texts.ts';
import { takeSnapshot } from './dom-snapshot.ts';

/** Clicks and input before hydration, for `EventReplay`. */
interface EventQueue {
  /** Outcomes of the items added to the stored cart; their toasts are shown after hydration. */
  outcomes: CartOutcome[];
  /** Buttons to click again, in order. */
  buttons: HTMLButtonElement[];
  /** Edited fields with their values, because hydration resets some of them. */
  inputs: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>;
  /** Undoes the changes that extensions and the browser have made to the DOM. Called before hydration. */
  restoreNodes: () => void;
  /** Removes the listeners and everything rendered here, so the DOM is as React expects it. */
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
  buttons: [],
  inputs: new Map(),
  restoreNodes: takeSnapshot(),
  stop,
};

/**
 * Handles events before hydration. Renders the stored cart into the badge and the buttons; Add to Cart
 * writes to the stored cart; all other clicks and inputs are queued for replay.
 */
export function startEventQueue(): void {
  window.eventQueue = queue;
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', preventSubmit, true);
  document.addEventListener('input', onInput, true);
  renderStoredCart();
}

function onClick(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  const itemJson = button.dataset['cartItem'];
  // Queued after other clicks, to preserve their order: a click on the stepper changes the quantity to add.
  const isAdded = itemJson !== undefined && queue.buttons.length === 0 && add(button, itemJson);
  if (!isAdded) queue.buttons.push(button);
}

/** Adds an item to the stored cart. Returns whether it is in the cart: not if the storage throws. */
function add(button: HTMLElement, itemJson: string): boolean {
  if (button.dataset['optimistic'] !== undefined) return true;
  try {
    const [item] = parseCart(itemJson);
    if (!item) return false;
    const { cart, outcome } = addItem(readCart(), item);
    localStorage.setItem(CART_STORAGE_KEY, serializeCart(cart));
    queue.outcomes.push(outcome);
    renderStoredCart();
    return true;
  } catch {
    return false;
  }
}

/** A native submit would lose the entered values. */
function preventSubmit(event: Event) {
  event.preventDefault();
}

function onInput({ target }: Event) {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    queue.inputs.set(target, target.value);
  }
}

function renderStoredCart() {
  try {
    const cart = readCart();
    const badge = document.querySelector<HTMLElement>('[data-cart-count]');
    if (badge && cart.length > 0) badge.dataset['optimistic'] = String(cart.length);
    for (const button of document.querySelectorAll<HTMLElement>('[data-cart-item]')) {
      const [item] = parseCart(button.dataset['cartItem'] ?? null);
      if (item && findLine(cart, item.id)) {
        button.dataset['optimistic'] = ADDED_TO_CART;
        button.ariaLabel &&= button.ariaLabel.replace(ADD_TO_CART, ADDED_TO_CART);
      }
    }
  } catch {
    // Storage is blocked: the prerendered empty cart stays.
  }
}

function readCart() {
  return parseCart(localStorage.getItem(CART_STORAGE_KEY));
}

function stop() {
  document.removeEventListener('click', onClick, true);
  document.removeEventListener('submit', preventSubmit, true);
  document.removeEventListener('input', onInput, true);
  for (const element of document.querySelectorAll<HTMLElement>('[data-optimistic]')) {
    delete element.dataset['optimistic'];
    element.ariaLabel &&= element.ariaLabel.replace(ADDED_TO_CART, ADD_TO_CART);
  }
}
