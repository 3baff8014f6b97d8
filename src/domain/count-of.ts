/** A number of things in words, as it is read out: `1 product`, `8 products`. */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
