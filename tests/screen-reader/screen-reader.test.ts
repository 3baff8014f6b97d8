import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, test } from 'vitest';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { Desktop } from './desktop.ts';
import { Shopper, type Journey } from './shopper.ts';

const ORCA = '/usr/bin/orca';
const version = existsSync(ORCA) ? execFileSync(ORCA, ['--version'], { encoding: 'utf8' }) : 'none';
// `orca_transcript.py` uses modules of this version; later versions changed them.
const hasOrca = version.startsWith('43.');
if (!hasOrca) console.log(`Skipped: needs Orca 43, of Debian 12. Installed: ${version}`);

const files = import.meta.glob<Journey>('./journeys/*.ts', { eager: true, import: 'journey' });
const journeys = Object.entries(files).map(
  ([path, journey]) => [basename(path, '.ts'), journey] as const,
);

const shop = await listenOnFreePort(createShopServer('dist'));
afterAll(shop.close);

// Each on a new desktop, with a new browser profile.
test.runIf(hasOrca).concurrent.for(journeys)(
  '%s: the screen reader says what the transcript says',
  async ([name, { title, path, screen, walk }], { expect, onTestFinished }) => {
    const desktop = await Desktop.start(screen);
    onTestFinished(desktop.stop);
    const shopper = await Shopper.start(desktop, shop.origin + path);
    await walk(shopper).catch((error: unknown) => {
      throw new Error(`${title}\n\n${String(shopper.transcript)}`, { cause: error });
    });
    await expect(`# ${title}\n\n${String(shopper.transcript)}`).toMatchFileSnapshot(
      join(import.meta.dirname, `transcripts/${name}.txt`),
    );
  },
);
