/** Parses a typed quantity; `undefined` for anything but a whole number from 1 to `max`. */
export function parseQuantity(text: string, max: number): number | undefined {
  const quantity = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return quantity >= 1 && quantity <= max ? quantity : undefined;
}
