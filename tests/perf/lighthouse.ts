/**
 * Runs Lighthouse on every public page of the built shop and prints its four scores:
 * `npm run lighthouse`. Ends with an error when one is below 100.
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../scripts/browser/find-browser.ts';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenLocally } from '../../scripts/server/listen-locally.ts';
import { buildShop } from './build/shop.ts';
import { formatTable } from './report/table.ts';

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const PORT = 9_333;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A page that says there is none is not to be found, whatever these two want. */
const ONLY_FOR_FOUND = ['http-status-code', 'is-crawlable'];

/** The browser notes the status of such a page as an error, and the shop its path, as the spec has it. */
const config = {
  extends: 'lighthouse:default',
  audits: [
    {
      path: 'errors-in-console',
      options: { ignoredPatterns: ['a status of 404', 'Page not found: '] },
    },
  ],
};

/** A busy machine costs points: where one run finds less than 100, the middle one of these counts. */
const ATTEMPTS = 3;

const routes = [
  '/',
  '/products',
  ...Array.from({ length: 8 }, (_, index) => `/product/${index + 1}`),
  '/no-such-page',
];

const shop = await buildShop();
const { origin, close } = await listenLocally(createShopServer(shop));
const { args, ...options } = browserLaunchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...args, `--remote-debugging-port=${PORT}`],
});

const results: LighthouseResult[] = [];
for (const route of routes) results.push(await audit(route));

await browser.close();
close();

console.log(
  formatTable(
    ['page', ...CATEGORIES],
    results.map((result, index) => [
      routes[index] ?? '',
      ...CATEGORIES.map((category) => String(scoreOf(result, category))),
    ]),
  ),
);
const failures = results.flatMap((result, index) =>
  failingAudits(result).map((failure) => `${routes[index]}: ${failure}`),
);
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`);
  process.exitCode = 1;
}

async function audit(route: string): Promise<LighthouseResult> {
  const isMissing = route === '/no-such-page';
  const runs: LighthouseResult[] = [];
  while (runs.length < ATTEMPTS) {
    const flags = {
      port: PORT,
      logLevel: 'error' as const,
      onlyCategories: CATEGORIES,
      ...(isMissing ? { skipAudits: ONLY_FOR_FOUND, ignoreStatusCode: true } : {}),
    };
    const run = await lighthouse(origin + route, flags, isMissing ? config : undefined);
    if (!run) throw new Error(`Lighthouse found nothing at ${route}.`);
    if (runs.length === 0 && total(run.lhr) === CATEGORIES.length * 100) return run.lhr;
    runs.push(run.lhr);
  }
  const middle = runs.toSorted((a, b) => total(a) - total(b))[Math.floor(ATTEMPTS / 2)];
  if (!middle) throw new Error('Lighthouse needs one attempt at least.');
  return middle;
}

function total(result: LighthouseResult) {
  return CATEGORIES.reduce((sum, category) => sum + scoreOf(result, category), 0);
}

function scoreOf(result: LighthouseResult, category: string) {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

function failingAudits(result: LighthouseResult) {
  return CATEGORIES.filter((category) => scoreOf(result, category) < 100).flatMap((category) => {
    const audits = result.categories[category]?.auditRefs ?? [];
    return audits
      .filter(({ weight, id }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} (${result.audits[id]?.displayValue ?? 'failed'})`);
  });
}
