/**
 * Prints the size of what each page of the built shop starts with: its HTML, the entry's scripts and the font, without
 * images and the chunk of a lazy page. Exits with 1 if a page exceeds the budget in package.json: `npm run size`.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };
import { onePerPage, readSite } from './hosting/write-host-files.ts';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const { budget } = packageJson.size;
const PARTS = ['document', 'script', 'font'] as const;

const documents = onePerPage(readSite(folder).documents);
const sizes = Object.fromEntries(documents.map(({ pattern, file }) => [pattern, measure(file)]));

console.log(
  'Bytes of the HTML, the entry’s scripts and the font, compressed with brotli (font: WOFF2).\n',
);
console.table(sizes);
console.log(`Budget: ${PARTS.map((part) => `${part} ${budget[part]}`).join(', ')}`);

const violations = Object.entries(sizes).flatMap(([route, size]) =>
  PARTS.filter((part) => size[part] > budget[part]).map(
    (part) => `${route}: ${part} is ${size[part]} bytes, over the budget of ${budget[part]}.`,
  ),
);
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;

/** Measures a prerendered page: its HTML with critical CSS and inline scripts, its scripts, and its font. */
function measure(file: string) {
  const html = readFileSync(join(folder, file), 'utf8');
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const fonts = /(?<=href=")[^"]+\.woff2/.exec(html) ?? [];
  return {
    document: sizeOf([`${file}.br`]),
    script: sizeOf(scripts.map((script) => `${script}.br`)),
    font: sizeOf(fonts),
  };
}

function sizeOf(files: readonly string[]) {
  return files.reduce((total, file) => total + statSync(join(folder, file)).size, 0);
}
