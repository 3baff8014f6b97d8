import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { compressFolder } from '../../../scripts/build/compress.ts';
import { spreadDocument } from './documents.ts';
import { resultsFolder, root } from './folders.ts';

/**
 * The shop with a catalogue of another size. The shop sells eight products and ships no more, so the
 * list of them is the one module that is made up here; all that searches and shows them is the
 * shop's own. Only what runs in the browser is built: the typing that is measured comes after the
 * load, and thousands of documents would be written for nothing.
 */
export async function buildShopOf(size: number) {
  const folder = join(resultsFolder, `shop-of-${size}`);
  await build({
    root,
    logLevel: 'warn',
    plugins: [madeUpProducts(size)],
    build: { outDir: folder, emptyOutDir: true },
  });
  await spreadDocument(folder);
  await compressFolder(folder);
  return folder;
}

/** Repeats the eight products, each under an id and a name of its own, to a list of a size. */
function madeUpProducts(size: number): Plugin {
  return {
    name: 'bench:made-up-products',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/catalogue\/products\.ts$/ },
      handler: (code) =>
        code.replace('export const products', 'const collection') +
        `
export const products: readonly Product[] = Array.from({ length: ${size} }, (_, index) => {
  const product = collection[index % collection.length]!;
  if (index < collection.length) return product;
  return { ...product, id: String(index + 1), name: product.name + ' ' + (index + 1), featured: false };
});
`,
    },
  };
}
