import { addItem, findLine } from '../../domain/cart.ts';
import { CART_STORAGE_KEY, parseCart, serializeCart } from '../../domain/cart-storage.ts';
import { ADD_TO_CART, ADDED_TO_CART } from '../../design-system/commerce/add-to-cart-texts.ts';
import type { EarlyVisit } from './early-visit.ts';

const visit: EarlyVisit = { outcomes: [], presses: [], inputs: new Map(), end };

/**
 * Handles input before hydration: the badge and the buttons show the stored cart, Add to Cart writes to
 * it, and every other click, and what is typed, is recorded to be replayed.
 */
export function answerEarlyClicks(): void {
  window.earlyVisit = visit;
  document.addEventListener('click', answerClick, true);
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener('input', recordInput, true);
  paintCart();
}

function answerClick(event: Event) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  const item = button.dataset['cartItem'];
  // Behind a press that waits, such as one on the quantity, adding waits too.
  const isAdded = item !== undefined && visit.presses.length === 0 && add(button, item);
  if (!isAdded) visit.presses.push(button);
}

/** Whether a press on a button could be answered; where the storage is closed it has to wait. */
function add(button: HTMLElement, text: string): boolean {
  if (button.dataset['early'] !== undefined) return true;
  try {
    const [item] = parseCart(text);
    if (!item) return false;
    const { cart, outcome } = addItem(readCart(), item);
    localStorage.setItem(CART_STORAGE_KEY, serializeCart(cart));
    visit.outcomes.push(outcome);
    paintCart();
    return true;
  } catch {
    return false;
  }
}

/** A form sent by the browser itself would lose what is typed in it. */
function holdSubmit(event: Event) {
  event.preventDefault();
}

function recordInput({ target }: Event) {
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    visit.inputs.set(target, target.value);
  }
}

function paintCart() {
  try {
    const cart = readCart();
    const badge = document.querySelector<HTMLElement>('[data-cart-count]');
    if (badge && cart.length > 0) badge.dataset['early'] = String(cart.length);
    for (const button of document.querySelectorAll<HTMLElement>('[data-cart-item]')) {
      const [item] = parseCart(button.dataset['cartItem'] ?? null);
      if (item && findLine(cart, item.id)) {
        button.dataset['early'] = ADDED_TO_CART;
        button.ariaLabel &&= button.ariaLabel.replace(ADD_TO_CART, ADDED_TO_CART);
      }
    }
  } catch {
    // A cart that cannot be read shows as none.
  }
}

function readCart() {
  return parseCart(localStorage.getItem(CART_STORAGE_KEY));
}

function end() {
  document.removeEventListener('click', answerClick, true);
  document.removeEventListener('submit', holdSubmit, true);
  document.removeEventListener('input', recordInput, true);
  for (const painted of document.querySelectorAll<HTMLElement>('[data-early]')) {
    delete painted.dataset['early'];
    painted.ariaLabel &&= painted.ariaLabel.replace(ADDED_TO_CART, ADD_TO_CART);
  }
}
