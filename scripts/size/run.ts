/**
 * Prints what each route of the built shop sends before a visitor does anything, in bytes of brotli, and
 * fails over the budget in package.json: `npm run size`.
 */
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { measureDocument, type DocumentSize } from './measure-document.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

/** The documents that are measured, by the route that they stand for. */
const ROUTES = {
  '/': 'index.html',
  '/products': 'products.html',
  '/product/1': 'product/1.html',
  '/cart': 'cart.html',
  '/checkout': 'checkout.html',
  '/account': 'account.html',
  '/seller/products': 'seller/products.html',
  '/seller/add-product': 'seller/add-product.html',
  404: '404.html',
};

const { budget } = packageJson.size;
/** The parts that have a limit. */
const PARTS: readonly (keyof DocumentSize & keyof typeof budget)[] = ['document', 'script', 'font'];

const rows = await Promise.all(
  Object.entries(ROUTES).map(async ([route, file]) => ({
    route,
    sizes: await measureDocument(folder, file),
  })),
);

console.log('Bytes of brotli before a visitor does anything; the font as it is.\n');
console.table(Object.fromEntries(rows.map(({ route, sizes }) => [route, sizes])));
console.log(`Budget of ${budget.routes.join(', ')}:`);
console.log(PARTS.map((part) => `${part} ${budget[part]}`).join(', '));

const faults = rows
  .filter(({ route }) => budget.routes.includes(route))
  .flatMap(({ route, sizes }) =>
    PARTS.filter((part) => sizes[part] > budget[part]).map(
      (part) => `${route}: ${part} weighs ${sizes[part]} of ${budget[part]} bytes.`,
    ),
  );
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
