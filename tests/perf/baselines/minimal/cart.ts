/** Cart line, in the shop's storage format. */
export interface Line {
  id: string;
  name: string;
  price: number;
  image: string;
  quantity: number;
}

const KEY = 'cart';

/** Does not validate: only this app and the bench write to the storage. */
export function readCart(): readonly Line[] {
  const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(stored) ? stored : [];
}

export function storeCart(lines: readonly Line[]): void {
  localStorage.setItem(KEY, JSON.stringify(lines));
}
