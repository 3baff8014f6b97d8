import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts the built style sheet into the document itself, so that the first paint waits for nothing else:
 * it is small, and compresses well beside the classes that it is for. Its file goes.
 *
 * @param {string} html
 * @param {string} folder of the build
 * @returns {Promise<{ html: string, styles: string }>} the document, and what stands in it now
 */
export async function inlineStyles(html, folder) {
  const [link, href] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link || !href) throw new Error('index.html must link its style sheet.');
  const file = join(folder, href);
  const styles = (await readFile(file, 'utf8')).trim();
  if (styles.includes('</style')) throw new Error('The style sheet would end its own tag.');
  await rm(file);
  return { html: html.replace(link, () => `<style>${styles}</style>`), styles };
}
