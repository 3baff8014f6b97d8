/**
 * Generates the image variants from the masters, in AVIF and WebP at the widths in `images.ts`, and the
 * catalogue's manifest. `npm run images` generates those that are missing, `npm run images -- bud-vase-whole` the
 * named ones. Both delete the files of images and widths that are not in `images.ts`, and the manifest lists all.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PhotographFiles } from '../../src/domain/photograph.ts';
import { images, type ImageRecord } from './images.ts';

const root = new URL('../../', import.meta.url);
const masters = new URL('scripts/renders/masters/', root);
const variants = new URL('public/photographs/', root);
const manifest = new URL('src/catalogue/photographs.json', root);

/**
 * AVIF quality. Screens with a high pixel density load the dense widths, where artefacts are hardest to see. Large
 * screens and the full-screen viewer load wider ones.
 */
const QUALITY = 68;
const DENSE_QUALITY = 64;
const DENSE_WIDTHS = { min: 1170, max: 1439 };

/**
 * Standard deviation of the grain, out of 255, and the distance of its samples in pixels. Without grain,
 * gradients of the walls show banding. Finer grain does not survive compression.
 */
const GRAIN_SIGMA = 1.1;
const GRAIN_PX = 2;

/**
 * The place of the bulb in the unlit images, in heights of the image. The lamp hardly lights the wall in the renders,
 * so the unlit wall is darkened around the bulb.
 */
const BULBS: Partial<Record<string, readonly [x: number, y: number]>> = {
  'hero-wide-unlit': [1.333, 0.39],
  'hero-tall-unlit': [0.344, 0.57],
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !images.some((image) => image.name === name));
if (unknown.length > 0) {
  console.error(`Unknown image: ${unknown.join(', ')}.`);
  process.exit(1);
}

await mkdir(variants, { recursive: true });
for (const image of images) {
  if (names.length > 0 ? !names.includes(image.name) : isGenerated(image)) continue;
  const sizes = await generateVariants(image);
  console.log(`${image.name.padEnd(32)}${sizes.map((size) => `${size} kB`.padStart(9)).join('')}`);
}
const listed = images.flatMap(({ name, widths }) => widths.map((width) => `${name}-${width}`));
for (const file of await readdir(variants)) {
  if (!listed.includes(parse(file).name)) await rm(new URL(file, variants));
}
await writeFile(manifest, await buildManifest());

function isGenerated({ name, widths }: ImageRecord) {
  const files = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
  return files.every((file) => existsSync(new URL(file, variants)));
}

/** @returns the size of each AVIF in kB, narrowest first */
async function generateVariants({ name, widths }: ImageRecord): Promise<number[]> {
  const { width: masterWidth } = await sharp(masterPath(name)).metadata();
  if (masterWidth < Math.max(...widths)) {
    throw new Error(
      `${name}.webp is ${masterWidth} px wide, but has variants of ${widths.join(', ')} px.`,
    );
  }
  const sizes = [];
  for (const width of widths) {
    const image = await resizeWithGrain(name, width);
    const quality = avifQuality(width);
    const avif = await image.clone().avif({ quality, effort: 5 }).toBuffer();
    const webp = await image.clone().webp({ quality: 80, effort: 5 }).toBuffer();
    await writeFile(new URL(`${name}-${width}.avif`, variants), avif);
    await writeFile(new URL(`${name}-${width}.webp`, variants), webp);
    sizes.push(Math.round(avif.length / 100) / 10);
  }
  return sizes;
}

function avifQuality(width: number) {
  return width >= DENSE_WIDTHS.min && width <= DENSE_WIDTHS.max ? DENSE_QUALITY : QUALITY;
}

async function resizeWithGrain(name: string, width: number) {
  const { data, info } = await resize(name, width);
  // The unlit lamp has a base of lighter oak, so a pixel of the lit image can be darker. The lighter one is used.
  const unlit = `${name}-unlit`;
  const floor = existsSync(masterPath(unlit)) ? (await resize(unlit, width)).data : data;
  const bulb = BULBS[name];
  const grainAt = makeGrain(info.width, info.height, seededRandom(name.length * 7919 + width));
  for (let index = 0; index < data.length; index += 1) {
    const pixel = Math.floor(index / info.channels);
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    const shade = bulb ? shadeAt(x / info.height - bulb[0], y / info.height - bulb[1]) : 0;
    const light = Math.max(data[index] ?? 0, floor[index] ?? 0) * (1 - shade);
    data[index] = Math.max(0, Math.min(255, Math.round(light + grainAt(x, y))));
  }
  return sharp(data, { raw: info });
}

/** Returns the share of the light that is missing at a distance from the bulb. */
function shadeAt(x: number, y: number) {
  return 0.08 * Math.exp(-8 * (x ** 2 + y ** 2));
}

function resize(name: string, width: number) {
  const image = sharp(masterPath(name)).resize({ width }).removeAlpha();
  return image.raw().toBuffer({ resolveWithObject: true });
}

function mix(first: number, second: number, share: number) {
  return first * (1 - share) + second * share;
}

/** Gaussian noise on a coarse grid, interpolated bilinearly. */
function makeGrain(width: number, height: number, random: () => number) {
  const columns = Math.ceil(width / GRAIN_PX) + 2;
  const rows = Math.ceil(height / GRAIN_PX) + 2;
  const grid = Float32Array.from({ length: columns * rows }, () => gaussian(random) * GRAIN_SIGMA);
  const sample = (column: number, row: number) => grid[row * columns + column] ?? 0;
  return (x: number, y: number) => {
    const column = Math.floor(x / GRAIN_PX);
    const row = Math.floor(y / GRAIN_PX);
    const right = x / GRAIN_PX - column;
    const below = y / GRAIN_PX - row;
    return mix(
      mix(sample(column, row), sample(column + 1, row), right),
      mix(sample(column, row + 1), sample(column + 1, row + 1), right),
      below,
    );
  };
}

async function buildManifest() {
  const photographs: Record<string, Omit<PhotographFiles, 'path'>> = {};
  for (const { name, alt, widths } of images) {
    const master = await sharp(masterPath(name)).metadata();
    const width = widths.at(-1) ?? 0;
    photographs[name] = {
      widths,
      width,
      height: Math.round((master.height / master.width) * width),
      color: await meanColor(name),
      alt,
    };
  }
  return `${JSON.stringify(photographs, null, 2)}\n`;
}

async function meanColor(name: string) {
  const pixel = await sharp(masterPath(name)).resize(1, 1).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

function masterPath(name: string) {
  return fileURLToPath(new URL(`${name}.webp`, masters));
}

/** A seeded random number generator (mulberry32), for reproducible files. */
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
