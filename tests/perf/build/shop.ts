import { createBuilder } from 'vite';
import { root, shopFolder } from './folders.ts';

/** Builds the shop as `npm run build` does. */
export async function buildShop() {
  const builder = await createBuilder({ root, logLevel: 'warn' });
  await builder.buildApp();
  return shopFolder;
}
