/**
 * Makes what the shop serves from the photographs' masters: each picture in AVIF and WebP at the
 * widths of `collection.ts`, and the manifest that the catalogue reads.
 *
 * `npm run photographs` makes all; names after it (`npm run photographs -- bud-vase-whole`) only
 * those, and the manifest always whole.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { collection, type PhotographRecord } from './collection.ts';

const root = new URL('../../', import.meta.url);
const masters = new URL('scripts/photography/masters/', root);
const deliveries = new URL('public/photographs/', root);
const manifest = new URL('src/catalogue/photographs.ts', root);

/** AVIF's quality; the widest deliveries go to dense screens, which hide what a lower one gives up. */
const QUALITY = 62;
const DENSE_QUALITY = 56;
const DENSE_FROM_WIDTH = 1200;

/** A scene is mostly wall, where a low quality shows first. */
const SCENE_QUALITY = 76;

/** Grain of this strength, out of 255, keeps flat walls from showing blocks. */
const GRAIN_SIGMA = 1.2;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !collection.some((record) => record.name === name));
if (unknown.length > 0) {
  console.error(`No photograph is called ${unknown.join(', ')}.`);
  process.exit(1);
}

await mkdir(deliveries, { recursive: true });
for (const record of collection) {
  if (names.length > 0 && !names.includes(record.name)) continue;
  const bytes = await deliver(record);
  console.log(`${record.name.padEnd(32)}${bytes.map((size) => `${size} kB`.padStart(9)).join('')}`);
}
await writeFile(manifest, await writeManifest());

/**
 * Writes one photograph at all its widths.
 * @returns the kilobytes of each AVIF, narrowest first
 */
async function deliver({ name, widths, isScene = false }: PhotographRecord): Promise<number[]> {
  for (const file of await readdir(deliveries)) {
    if (new RegExp(`^${name}-\\d+\\.`).test(file)) await rm(new URL(file, deliveries));
  }
  const sizes = [];
  for (const width of widths) {
    const picture = await develop(name, width);
    const quality = avifQuality(width, isScene);
    const avif = await picture.clone().avif({ quality, effort: 5 }).toBuffer();
    const webp = await picture.clone().webp({ quality: 80, effort: 5 }).toBuffer();
    await writeFile(new URL(`${name}-${width}.avif`, deliveries), avif);
    await writeFile(new URL(`${name}-${width}.webp`, deliveries), webp);
    sizes.push(Math.round(avif.length / 100) / 10);
  }
  return sizes;
}

function avifQuality(width: number, isScene: boolean) {
  if (isScene) return SCENE_QUALITY;
  return width >= DENSE_FROM_WIDTH ? DENSE_QUALITY : QUALITY;
}

/** A master at one width, with its grain. */
async function develop(name: string, width: number) {
  const resized = await sharp(masterPath(name)).resize({ width }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const { data, info } = resized;
  const random = seededRandom(name.length * 7919 + width);
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const grain = gaussian(random) * GRAIN_SIGMA;
    for (let channel = 0; channel < info.channels; channel += 1) {
      const index = pixel + channel;
      data[index] = Math.max(0, Math.min(255, Math.round((data[index] ?? 0) + grain)));
    }
  }
  return sharp(data, { raw: info });
}

async function writeManifest() {
  const entries = [];
  for (const { name, alt, widths } of collection) {
    const master = await sharp(masterPath(name)).metadata();
    const width = widths.at(-1) ?? 0;
    const height = Math.round((master.height / master.width) * width);
    entries.push(
      `  '${name}': {`,
      `    path: '/photographs/${name}',`,
      `    widths: [${widths.join(', ')}],`,
      `    width: ${width},`,
      `    height: ${height},`,
      `    color: '${await meanColor(name)}',`,
      `    alt: ${JSON.stringify(alt).replaceAll('"', "'")},`,
      '  },',
    );
  }
  return [
    "import type { Photograph } from '../domain/photograph.ts';",
    '',
    '/** Written by `npm run photographs`; the texts and widths stand in scripts/photographs. */',
    'export const photographs = {',
    ...entries,
    '} as const satisfies Record<string, Photograph>;',
    '',
    'export type PhotographName = keyof typeof photographs;',
    '',
  ].join('\n');
}

async function meanColor(name: string) {
  const pixel = await sharp(masterPath(name)).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

function masterPath(name: string) {
  return fileURLToPath(new URL(`${name}.webp`, masters));
}

/** A small generator of its own (mulberry32), so that the same master gives the same bytes. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function gaussian(random: () => number) {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
