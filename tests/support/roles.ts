import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = new URL('../../stories/fixtures/shop/roles.ts', import.meta.url);

/** The products by role. Imported by Vite, because the catalogue reads `import.meta.env`. */
const { module } = await runnerImport<typeof import('../../stories/fixtures/shop/roles.ts')>(
  fileURLToPath(file),
);

export const { fillIn, find, lineOf, pathOf, products, role, sharedWord, totalOf } = module;
