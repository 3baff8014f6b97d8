/** A count with its noun, e.g. `1 product`, `8 products`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
