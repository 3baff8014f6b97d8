import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../../scripts/build/compress.ts';
import { spreadDocument } from './documents.ts';
import { resultsFolder, root } from './folders.ts';

const SOURCE = fileURLToPath(new URL('../yardsticks/minimal', import.meta.url));

/**
 * The second yardstick: the least that React and its router can show of the same products, rendered
 * in the browser.
 */
export async function buildMinimal() {
  const folder = join(resultsFolder, 'minimal');
  await build({
    configFile: false,
    root: SOURCE,
    publicDir: join(root, 'public'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
  await spreadDocument(folder);
  await compressFolder(folder);
  return folder;
}
