import { join } from 'node:path';
import { runnerImport } from 'vite';

/** The products by role. Imported by Vite, because the catalogue reads `import.meta.env`. */
const { module } = await runnerImport<
  typeof import('../../stories/fixtures/shop/product-roles.ts')
>(join(import.meta.dirname, '../../stories/fixtures/shop/product-roles.ts'));

export const { findProducts, lineOf, pathOf, productOf, products, sharedWord, totalOf } = module;
