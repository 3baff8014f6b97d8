/**
 * Measures the built shop against two yardsticks and prints what it finds: `npm run bench`, with
 * `--rounds 9` for more than five. All sites take turns within one run, so that whatever else the
 * machine does falls on all alike.
 */
/** @import { Measured } from './report/samples.js' */
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser/find-browser.ts';
import { readHeaders } from '../../scripts/hosting/write-host-files.ts';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenLocally } from '../../scripts/server/listen-locally.ts';
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
import { formatComparison, formatGrowth, siteOf } from './report/tables.js';

/** How the catalogue of eight may grow. */
const GROWN_SIZES = [50, 500, 5_000];
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
for (const size of GROWN_SIZES) folders.push([siteOf(size), await buildShopOf(size)]);

// All are sent with the shop's headers, so that none is lighter by them.
const headers = readHeaders(shopFolder);
const served = await Promise.all(
  folders.map(async ([name, folder]) => ({
    name,
    ...(await listenLocally(createShopServer(folder, headers))),
  })),
);
const sites = served.slice(0, 3);
const apps = sites.filter(({ name }) => name !== 'scriptless');
const shopsBySize = served.slice(3);
const browser = await chromium.launch(browserLaunchOptions());
const samples = new Samples();

for (let round = 0; round < rounds; round += 1) {
  for (const { name, path } of measuredPages) {
    for (const site of rotate(sites, round)) {
      await take(site.name, name, () => measureLoad(browser, site.origin + path));
    }
    for (const site of rotate(apps, round)) {
      await take(site.name, name, () => measureFirstAdd(browser, site.origin + path));
    }
  }
  for (const { name, origin } of rotate(apps, round)) {
    await take(name, 'walk', () => measureWalk(browser, origin));
    await take(name, 'plus', () => measurePlus(browser, origin));
  }
  for (const { name, origin } of rotate([...apps, ...shopsBySize], round)) {
    await take(name, 'typing-phone', () => measureTypingOnPhone(browser, origin));
    await take(name, 'typing-desktop', () => measureTypingOnDesktop(browser, origin));
  }
  console.log(`Round ${round + 1} of ${rounds} is done.`);
  await writeResults(round + 1);
}

await browser.close();
for (const { close } of served) close();
console.log(`\n${formatReport(rounds)}`);

/**
 * Measures and keeps what was found. One that fails is told of and made once more.
 * @param {string} site
 * @param {string} task
 * @param {() => Promise<Measured>} measure
 */
async function take(site, task, measure) {
  try {
    samples.add(site, task, await measure());
  } catch (error) {
    console.error(`${site}, ${task}, once more after:`, error);
    samples.add(site, task, await measure());
  }
}

/** @param {number} count of rounds so far */
function formatReport(count) {
  return [
    `Medians of ${count} rounds; 1.6 Mbit/s, 150 ms, CPU 4x, nothing in the cache, phone.`,
    `Load of the machine by the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} (1, 5, 15 minutes).`,
    formatComparison(samples),
    formatGrowth(samples, [8, ...GROWN_SIZES]),
    formatAims(samples, { largestCatalogue: LARGEST }),
  ].join('\n\n');
}

/** @param {number} count of rounds so far */
async function writeResults(count) {
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(join(resultsFolder, 'report.md'), `${formatReport(count)}\n`);
  await writeFile(join(resultsFolder, 'samples.json'), JSON.stringify(samples, null, 2));
}

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
