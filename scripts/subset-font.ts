/**
 * Subsets the shop's font to Latin characters and the weights in use, in two files: `npm run font`. Writes the
 * licence (OFL) next to them.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const tools = new URL('./tools/node_modules/', import.meta.url);
const font = new URL('@fontsource-variable/hanken-grotesk/', tools);
const fonts = new URL('../src/design-system/fonts/', import.meta.url);

/** The characters of each file: those of the shop's own texts, and others that people enter (`unicode-range`). */
const files = {
  'hanken-grotesk.woff2': [...range(0x20, 0x7e), ...codePointsOf('\u{a0}©×–—‘’“”•…−')],
  'hanken-grotesk-entered.woff2': [
    ...range(0xa1, 0xa8),
    ...range(0xaa, 0xd6),
    ...range(0xd8, 0xff),
    ...codePointsOf('€™'),
  ],
};

const source = await readFile(new URL('files/hanken-grotesk-latin-wght-normal.woff2', font));
for (const [name, characters] of Object.entries(files)) {
  const subset = await loadSubsetFont()(source, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 250, max: 600 } },
  });
  await writeFile(new URL(name, fonts), subset);
  console.log(`${name}: ${subset.length} of ${source.length} bytes`);
}
await copyFile(new URL('LICENSE', font), new URL('LICENSE', fonts));

function codePointsOf(characters: string) {
  return Array.from(characters, (character) => character.codePointAt(0) ?? 0);
}

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
