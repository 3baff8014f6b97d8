/**
 * Prints how much each route of the built shop loads before any interaction and exits with 1 if a route exceeds
 * the budget in package.json: `npm run size`.
 */
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { readSite } from '../hosting/write-host-files.ts';
import { measureDocument, type DocumentSize } from './measure-document.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

/** One document of each page. */
const documents = readSite(folder).documents.filter(
  ({ pattern }, index, all) => all.findIndex((other) => other.pattern === pattern) === index,
);

const { budget } = packageJson.size;
const PARTS: readonly (keyof DocumentSize & keyof typeof budget)[] = ['document', 'script', 'font'];

const rows = await Promise.all(
  documents.map(async ({ pattern, file }) => ({
    route: pattern,
    sizes: await measureDocument(folder, file),
  })),
);

console.log('Bytes loaded before any interaction, compressed with brotli (font: WOFF2).\n');
console.table(Object.fromEntries(rows.map(({ route, sizes }) => [route, sizes])));
console.log(`Budget of ${budget.routes.join(', ')}:`);
console.log(PARTS.map((part) => `${part} ${budget[part]}`).join(', '));

const missing = budget.routes
  .filter((route) => !rows.some((row) => row.route === route))
  .map((route) => `No page has the route ${route} of the budget.`);
const excesses = rows
  .filter(({ route }) => budget.routes.includes(route))
  .flatMap(({ route, sizes }) =>
    PARTS.filter((part) => sizes[part] > budget[part]).map(
      (part) => `${route}: ${part} is ${sizes[part]} bytes, over the budget of ${budget[part]}.`,
    ),
  );
for (const violation of [...missing, ...excesses]) console.error(violation);
if (missing.length + excesses.length > 0) process.exitCode = 1;
