/**
 * Screen reader tests: `npm run test:screen-reader [-- FILTER ...] [--update] [--repeat COUNT]`.
 * Plays journeys through the built shop with Orca and Firefox and compares what is said with `transcripts`. Exits
 * with 1 if an utterance differs or an expected one is missing, and with 0 if Orca or another program is not
 * installed.
 *
 * FILTER is a part of a journey's name. `--update` writes the transcripts. `--repeat` plays each journey several
 * times.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../../scripts/server/listen-on-free-port.ts';
import { compareTranscript, reportFolder, transcriptPath } from './compare-transcript.ts';
import { Desktop, type ScreenSize } from './desktop.ts';
import { journeys } from './journeys/index.ts';
import { describeVersions, findObstacle } from './requirements.ts';
import { Shopper } from './shopper.ts';

const CONCURRENT_JOURNEYS = 2;
const DESKTOP_SCREEN: ScreenSize = { width: 1280, height: 1024 };
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    repeat: { type: 'string', default: '1' },
  },
});

const obstacle = findObstacle();
if (obstacle !== undefined) {
  console.log(`Screen reader tests skipped: ${obstacle}`);
  process.exit();
}

// The desktop stops on exit.
for (const signal of SIGNALS) process.once(signal, () => process.exit(1));

const names = Object.keys(journeys).filter(
  (name) => positionals.length === 0 || positionals.some((filter) => name.includes(filter)),
);
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
console.log(describeVersions());

const folder = join(import.meta.dirname, '../../dist');
const shop = await listenOnFreePort(createShopServer(folder));
const queue = Array.from({ length: Number(values.repeat) }, () => names).flat();
const remaining = queue.values();
const startedAt = performance.now();
await Promise.all(
  Array.from({ length: CONCURRENT_JOURNEYS }, async () => {
    for (const name of remaining) await test(name);
  }),
);
shop.close();
console.log(`${queue.length} journeys in ${secondsSince(startedAt)} s`);

/** Plays a journey on a new desktop, with a new browser profile. */
async function test(name: string) {
  const journey = journeys[name];
  if (!journey) return;
  const journeyStartedAt = performance.now();
  const desktop = await Desktop.start(journey.screen ?? DESKTOP_SCREEN);
  let shopper: Shopper | undefined;
  let error: string | undefined;
  try {
    shopper = await Shopper.start(desktop, shop.origin + journey.path);
    await journey.walk(shopper);
  } catch (failure) {
    error = String(failure);
  }
  await desktop.stop();
  const transcript = `# ${journey.title}\n\n${shopper?.transcript.toString() ?? ''}`;
  if (values.update && error === undefined) writeFileSync(transcriptPath(name), transcript);
  const difference = compareTranscript(name, transcript);
  const result = error ?? (difference === '' ? 'same words' : 'other words');
  console.log(`${name}: ${result} (${secondsSince(journeyStartedAt)} s)`);
  if (difference !== '') console.log(difference);
  if (error !== undefined || difference !== '') process.exitCode = 1;
}

function secondsSince(start: number) {
  return Math.round((performance.now() - start) / 1000);
}
