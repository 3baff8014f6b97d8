/** A line as the shop stores it too. */
export interface Line {
  id: string;
  name: string;
  price: number;
  image: string;
  quantity: number;
}

const KEY = 'cart';

/** Believes what it finds: nothing else than this app and the bench writes it. */
export function readCart(): readonly Line[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored : [];
}

export function storeCart(lines: readonly Line[]): void {
  localStorage.setItem(KEY, JSON.stringify(lines));
}
