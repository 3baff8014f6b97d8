import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Sizes in bytes. */
export interface DocumentSize {
  /** The HTML with critical CSS and inline scripts: all that the first paint needs. */
  document: number;
  script: number;
  font: number;
}

/**
 * Measures a prerendered page and the files that it loads before any interaction.
 *
 * @param folder of the build
 * @param file of the document
 */
export async function measureDocument(folder: string, file: string): Promise<DocumentSize> {
  const html = await readFile(join(folder, file), 'utf8');
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
  const [document, script, font] = await Promise.all([
    sum(folder, [`${file}.br`]),
    sum(
      folder,
      assets.filter((asset) => asset.endsWith('.js')).map((asset) => `${asset}.br`),
    ),
    sum(folder, /(?<=href=")[^"]+\.woff2/.exec(html) ?? []),
  ]);
  return { document, script, font };
}

async function sum(folder: string, files: readonly string[]) {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
