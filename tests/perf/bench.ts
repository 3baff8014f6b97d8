/**
 * Measures the built shop and two baselines and prints a table per task: `npm run bench`, with `-- --rounds 9`
 * for more than five rounds. The sites take turns, so other load on the machine affects all of them.
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../support/browser/find-browser.ts';
import { readSite, writeHostFiles } from '../../scripts/hosting/write-host-files.ts';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { resultsFolder, shopFolder } from './folders.ts';
import { measureFirstAdd } from './measure/first-add.ts';
import { measurePageLoad } from './measure/page-load.ts';
import { measureNavigation } from './measure/navigation.ts';
import { measurePurchase } from './measure/purchase.ts';
import { measureReturnVisit } from './measure/return-visit.ts';
import { home, measuredPages } from './pages.ts';
import { addSamples, printReport, type Measured, type Samples } from './report.ts';
import { buildMinimal, buildScriptless } from './baselines/build.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);

const folders = {
  shop: shopFolder,
  scriptless: await buildScriptless(),
  minimal: await buildMinimal(),
};
const shopSite = readSite(shopFolder);
const sites = await Promise.all(
  Object.entries(folders).map(async ([name, folder]) => {
    // All sites use the shop's headers, so header size makes no difference.
    if (folder !== shopFolder) await writeHostFiles(folder, shopSite);
    return { name, ...(await listenOnFreePort(createShopServer(folder))) };
  }),
);
const browser = await chromium.launch(browserLaunchOptions());
const samples: Samples = {};

for (let round = 1; round <= rounds; round += 1) {
  const rotated = [...sites.slice(round % 3), ...sites.slice(0, round % 3)];
  const apps = rotated.filter(({ name }) => name !== 'scriptless');
  for (const { name, path } of measuredPages) {
    for (const site of rotated) {
      await sample(site.name, name, () => measurePageLoad(browser, site.origin + path));
    }
    for (const site of apps) {
      await sample(site.name, name, () => measureFirstAdd(browser, site.origin + path));
    }
  }
  for (const { name, origin } of apps) {
    await sample(name, 'navigation', () => measureNavigation(browser, origin));
    if (name !== 'shop') continue;
    await sample(name, 'return-visit', () => measureReturnVisit(browser, origin + home.path));
    await sample(name, 'purchase', () => measurePurchase(browser, origin));
  }
  console.log(`Round ${round} of ${rounds} done.`);
  await writeFile(join(resultsFolder, 'samples.json'), JSON.stringify(samples, null, 2));
}

await browser.close();
for (const { close } of sites) close();
const load = loadavg().map((average) => average.toFixed(1));
console.log(`
Medians of ${rounds} rounds; 1.6 Mbit/s, 150 ms latency, CPU 4x slower, empty cache, phone.
Load average at the end: ${load.join(', ')} (1, 5, 15 minutes).`);
printReport(samples);

/** Records one measurement. Logs an error and retries once if it fails. */
async function sample(site: string, task: string, measure: () => Promise<Measured>) {
  const measured = await measure().catch((error: unknown) => {
    console.error(`${site}, ${task}: retrying after`, error);
    return measure();
  });
  addSamples(samples, site, task, measured);
}
