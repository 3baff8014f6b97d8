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
import { browserLaunchOptions } from '../../scripts/browser/find-browser.ts';
import { readHeaders } from '../../scripts/hosting/write-host-files.ts';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenLocally } from '../../scripts/server/listen-locally.ts';
import { buildShopOf } from './build/catalogue.ts';
import { resultsFolder } from './build/folders.ts';
import { buildMinimal } from './build/minimal.ts';
import { buildScriptless } from './build/scriptless.ts';
import { buildShop } from './build/shop.ts';
import { measureFirstAdd } from './measure/first-add.ts';
import { measureLoad } from './measure/load.ts';
import { measurePlus } from './measure/plus.ts';
import { measureTypingOnDesktop, measureTypingOnPhone } from './measure/typing.ts';
import { measureWalk } from './measure/walk.ts';
import { measuredPages } from './pages.ts';
import { formatAims } from './report/aims.ts';
import { Samples, type Measured } from './report/samples.ts';
import { formatComparison, formatGrowth, siteOf } from './report/tables.ts';

/** How the catalogue of eight may grow. */
const GROWN_SIZES = [50, 500, 5_000];
const LARGEST = 5_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

console.log('Building the shop, its yardsticks, and shops of more products …');
const shopFolder = await buildShop();
const folders: [name: string, folder: string][] = [
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

/** Measures and keeps what was found. One that fails is told of and made once more. */
async function take(site: string, task: string, measure: () => Promise<Measured>) {
  try {
    samples.add(site, task, await measure());
  } catch (error) {
    console.error(`${site}, ${task}, once more after:`, error);
    samples.add(site, task, await measure());
  }
}

/** @param count of rounds so far */
function formatReport(count: number) {
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

/** @param count of rounds so far */
async function writeResults(count: number) {
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(join(resultsFolder, 'report.md'), `${formatReport(count)}\n`);
  await writeFile(join(resultsFolder, 'samples.json'), JSON.stringify(samples, null, 2));
}

/** The same in another order each round, so that none always comes after the same. */
function rotate<T>(items: readonly T[], by: number) {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
