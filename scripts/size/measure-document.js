import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a document brings with it, in bytes.
 * @typedef {object} DocumentSize
 * @property {number} document itself with its style and inline scripts: all that the first paint needs
 * @property {number} script
 * @property {number} font
 */

/**
 * Adds up what a built document asks for by itself.
 *
 * @param {string} folder of the build
 * @param {string} file of the document
 * @returns {Promise<DocumentSize>}
 */
export async function measureDocument(folder, file) {
  const html = await readFile(join(folder, file), 'utf8');
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
  const [document, script, font] = await Promise.all([
    sum(folder, [`${file}.br`]),
    sum(
      folder,
      assets.filter((asset) => asset.endsWith('.js')).map((asset) => `${asset}.br`),
    ),
    sum(
      folder,
      assets.filter((asset) => asset.endsWith('.woff2')),
    ),
  ]);
  return { document, script, font };
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 */
async function sum(folder, files) {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
