import { MAX_QUANTITY, toQuantity, type Cart, type CartLine } from './cart.ts';

/** The key of the cart in the browser's local storage (spec, section 3). */
export const CART_STORAGE_KEY = 'cart';

/** Longest texts and highest price that a stored line may carry; a wilder one is not the shop's. */
const MAX_ID_LENGTH = 200;
const MAX_NAME_LENGTH = 500;
const MAX_IMAGE_LENGTH = 2_000;
const MAX_PRICE = 1_000_000;

/**
 * Reads a stored cart. Anyone may have put anything there: text that is no JSON, or JSON that is no
 * array, is an empty cart; each line is checked alone, and wrong ones are left out. Lines of one id
 * become one that holds both quantities. Never throws.
 */
export function parseCart(text: string | null): Cart {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    // What is no JSON is no array either.
  }
  if (!Array.isArray(stored)) return [];

  const lines = new Map<string, CartLine>();
  for (const entry of stored) {
    const line = readLine(entry);
    if (!line) continue;
    const present = lines.get(line.id);
    lines.set(
      line.id,
      present ? { ...present, quantity: toQuantity(present.quantity + line.quantity) } : line,
    );
  }
  return [...lines.values()];
}

/** Writes a cart as the plain array that {@link parseCart} reads. */
export function serializeCart(cart: Cart): string {
  return JSON.stringify(
    cart.map(({ id, name, price, image, quantity }) => ({ id, name, price, image, quantity })),
  );
}

/**
 * The address of a line's stored picture, if it lies in the shop itself; `undefined` for any other
 * scheme or host.
 */
export function ownImageAddress(image: string): string | undefined {
  return /^\/(?![/\\])[^\\\s]*$/.test(image) ? image : undefined;
}

function readLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, name, price, image, quantity }: Partial<Record<keyof CartLine, unknown>> = entry;
  if (!isText(id, MAX_ID_LENGTH) || !isText(name, MAX_NAME_LENGTH)) return undefined;
  if (typeof image !== 'string' || image.length > MAX_IMAGE_LENGTH) return undefined;
  if (typeof price !== 'number' || !(price >= 0 && price <= MAX_PRICE)) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
  if (quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  return { id, name, price, image, quantity };
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}
