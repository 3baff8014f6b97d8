import { MAX_QUANTITY, clampQuantity, type Cart, type CartLine } from './cart.ts';

/** The `localStorage` key of the cart (Rules: Cart storage). */
export const CART_STORAGE_KEY = 'cart';

/** Limits of a stored line. The shop writes far less; beyond them the line is dropped as foreign. */
const MAX_ID_LENGTH = 200;
const MAX_NAME_LENGTH = 500;
const MAX_IMAGE_LENGTH = 2_000;
const MAX_PRICE_DOLLARS = 1_000_000;

/**
 * Parses a stored cart, whose content is untrusted. Text that is not a JSON array is an empty cart.
 * Lines are validated one by one: invalid ones are dropped, and lines with the same id are merged into
 * one with the summed quantity. Never throws (Rules: Cart storage).
 */
export function parseCart(text: string | null): Cart {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    // `stored` stays undefined, which is not an array.
  }
  if (!Array.isArray(stored)) return [];

  const lines = new Map<string, CartLine>();
  for (const entry of stored) {
    const line = parseLine(entry);
    if (!line) continue;
    const existing = lines.get(line.id);
    lines.set(
      line.id,
      existing ? { ...existing, quantity: clampQuantity(existing.quantity + line.quantity) } : line,
    );
  }
  return [...lines.values()];
}

/** Serializes a cart as the plain array that {@link parseCart} accepts. */
export function serializeCart(cart: Cart): string {
  return JSON.stringify(cart);
}

/**
 * Returns a line's stored image URL if it is an absolute path, hence same-origin; `undefined` for any
 * other scheme or host, so a tampered cart cannot load foreign images.
 */
export function sameOriginImagePath(image: string): string | undefined {
  return /^\/(?![/\\])[^\\\s]*$/.test(image) ? image : undefined;
}

function parseLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { id, name, price, image, quantity }: Partial<Record<keyof CartLine, unknown>> = entry;
  if (!isText(id, MAX_ID_LENGTH) || !isText(name, MAX_NAME_LENGTH)) return undefined;
  if (typeof image !== 'string' || image.length > MAX_IMAGE_LENGTH) return undefined;
  if (typeof price !== 'number' || !(price >= 0 && price <= MAX_PRICE_DOLLARS)) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
  if (quantity < 1 || quantity > MAX_QUANTITY) return undefined;
  return { id, name, price, image, quantity };
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}
