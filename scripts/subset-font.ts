/**
 * Cuts the shop's one font file down to the characters of Latin text and the weights in use:
 * `npm run font`. The licence (OFL) stands beside the result.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const font = new URL('../node_modules/@fontsource-variable/hanken-grotesk/', import.meta.url);
const fonts = new URL('../src/design-system/fonts/', import.meta.url);

/** Basic Latin, Latin-1 and the typographic marks that texts use. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'–—‘’“”•…€™−×'.split('').map((mark) => mark.codePointAt(0) ?? 0),
];

const source = await readFile(new URL('files/hanken-grotesk-latin-wght-normal.woff2', font));
const subset = await subsetFont(source, String.fromCodePoint(...characters), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 250, max: 600 } },
});
await writeFile(new URL('hanken-grotesk.woff2', fonts), subset);
await copyFile(new URL('LICENSE', font), new URL('LICENSE', fonts));
console.log(`${source.length} bytes -> ${subset.length} bytes`);

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
