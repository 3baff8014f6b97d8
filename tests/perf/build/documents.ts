import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { measuredPages } from '../pages.ts';

/**
 * Lays the one document of an app that renders in the browser at every address that is measured,
 * where the shop has a document for each: the server knows no other way.
 */
export async function spreadDocument(folder: string) {
  const files = [...measuredPages.map(({ path }) => path), '/cart']
    .filter((path) => path !== '/')
    .map((path) => join(folder, `${path}.html`));
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true });
    await copyFile(join(folder, 'index.html'), file);
  }
}
