/**
 * Measures the built shop against two yardsticks and prints what it finds: `npm run bench`, with
 * `--rounds 9` for more than five. All sites take turns within one run, so that whatever else the
 * machine does falls on all alike.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser/find-browser.js';
import { buildShopOf } from './build/catalogue.js';
import { resultsFolder } from './build/folders.js';
import { buildMinimal } from './build/minimal.js';
import { buildScriptless } from './build/scriptless.js';
import { buildShop } from './build/shop.js';
import { measureFirstAdd } from './measure/first-add.js';
import { measureLoad } from './measure/load.js';
import { measurePlus } from './measure/plus.js';
import { measureTypingOnDesktop, measureTypingOnPhone } from './measure/typing.js';
import { measureWalk } from './measure/walk.js';
import { measuredPages } from './pages.js';
import { formatAims } from './report/aims.js';
import { Samples } from './report/samples.js';
import { formatComparison, formatGrowth } from './report/tables.js';
import { serve } from './serve.js';

/** The catalogue as it is, and how it may grow. */
const SIZES = [8, 50, 500, 5_000];
const LARGEST = 5_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

console.log('Building the shop, its yardsticks, and shops of more products …');
const shopFolder = await buildShop();
/** @type {[name: string, folder: string][]} */
const folders = [
  ['shop', shopFolder],
  ['scriptless', await buildScriptless(shopFolder)],
  ['minimal', await buildMinimal()],
];
for (const size of SIZES) folders.push([`shop of ${size}`, await buildShopOf(size)]);

const served = await Promise.all(
  folders.map(async ([name, folder]) => ({ name, ...(await serve(folder)) })),
);
const sites = served.slice(0, 3);
const apps = sites.filter(({ name }) => name !== 'scriptless');
const shopsBySize = served.slice(3);
const browser = await chromium.launch(browserLaunchOptions());
const samples = new Samples();

for (let round = 0; round < rounds; round += 1) {
  for (const { name, path } of measuredPages) {
    for (const site of rotate(sites, round)) {
      samples.add(site.name, name, await measureLoad(browser, site.origin + path));
    }
    for (const site of rotate(apps, round)) {
      samples.add(site.name, name, await measureFirstAdd(browser, site.origin + path));
    }
  }
  for (const { name, origin } of rotate(apps, round)) {
    samples.add(name, 'walk', await measureWalk(browser, origin));
    samples.add(name, 'plus', await measurePlus(browser, origin));
  }
  for (const { name, origin } of rotate([...apps, ...shopsBySize], round)) {
    samples.add(name, 'typing-phone', await measureTypingOnPhone(browser, origin));
    samples.add(name, 'typing-desktop', await measureTypingOnDesktop(browser, origin));
  }
  console.log(`Round ${round + 1} of ${rounds} is done.`);
}

await browser.close();
for (const { close } of served) close();

const report = [
  `Medians of ${rounds} rounds; 1.6 Mbit/s, 150 ms, CPU 4x, nothing in the cache, phone.`,
  `Load of the machine by the end: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')} (1, 5, 15 minutes).`,
  formatComparison(samples),
  formatGrowth(samples, SIZES),
  formatAims(samples, { largestCatalogue: LARGEST }),
].join('\n\n');
console.log(`\n${report}`);
await mkdir(resultsFolder, { recursive: true });
await writeFile(join(resultsFolder, 'report.md'), `${report}\n`);
await writeFile(join(resultsFolder, 'samples.json'), JSON.stringify(samples, null, 2));

/**
 * The same in another order each round, so that none always comes after the same.
 * @template T
 * @param {readonly T[]} items
 * @param {number} by
 */
function rotate(items, by) {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
