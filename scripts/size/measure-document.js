import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What a document brings with it, in bytes.
 * @typedef {object} DocumentSize
 * @property {number} document itself, inline scripts included
 * @property {number} style
 * @property {number} first document and style: what stands between a visitor and the first paint
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
  const [document, style, script, font] = await Promise.all([
    sum(folder, [`${file}.br`]),
    sum(folder, ending(assets, '.css')),
    sum(folder, ending(assets, '.js')),
    sum(
      folder,
      assets.filter((asset) => asset.endsWith('.woff2')),
    ),
  ]);
  return { document, style, first: document + style, script, font };
}

/**
 * @param {readonly string[]} assets
 * @param {string} suffix
 */
function ending(assets, suffix) {
  return assets.filter((asset) => asset.endsWith(suffix)).map((asset) => `${asset}.br`);
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 */
async function sum(folder, files) {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((total, size) => total + size, 0);
}
