/**
 * Subsets the shop's font to Latin characters and the weights in use: `npm run font`. Writes the licence (OFL)
 * next to the font.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const tools = new URL('./tools/node_modules/', import.meta.url);
const font = new URL('@fontsource-variable/hanken-grotesk/', tools);
const fonts = new URL('../src/design-system/fonts/', import.meta.url);

/** Basic Latin, Latin-1, and the other characters in use. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'–—‘’“”•…€™−×'.split('').map((mark) => mark.codePointAt(0) ?? 0),
];

const source = await readFile(new URL('files/hanken-grotesk-latin-wght-normal.woff2', font));
const subset = await loadSubsetFont()(source, String.fromCodePoint(...characters), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 250, max: 600 } },
});
await writeFile(new URL('hanken-grotesk.woff2', fonts), subset);
await copyFile(new URL('LICENSE', font), new URL('LICENSE', fonts));
console.log(`${source.length} bytes -> ${subset.length} bytes`);

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Not an import statement: type checks must pass without the tools installed. */
function loadSubsetFont(): (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
) => Promise<Buffer> {
  return createRequire(tools)('subset-font');
}
