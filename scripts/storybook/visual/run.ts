/**
 * Compares every story of the working tree with the same story at a base revision, in one browser, and
 * writes a report page of what changed: `npm run visual`, with `-- --base REVISION` for another base
 * than the one where this branch left `main`. Exits with 1 when something changed.
 *
 * `npm run visual -- --self` renders the working tree three times instead and finds stories that do
 * not hold still.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRevision, buildWorkingTree, findBase, root } from './build-storybook.ts';
import { comparePictures } from './compare-pictures.ts';
import { renderStories } from './render-stories.ts';
import { writeReport, type Change } from './write-report.ts';

const SELF_RUNS = 3;

const { values } = parseArgs({
  options: { base: { type: 'string' }, self: { type: 'boolean', default: false } },
});

const report = join(root, 'visual-report');
await rm(report, { recursive: true, force: true });
for (const folder of ['before', 'after', 'difference']) {
  await mkdir(join(report, folder), { recursive: true });
}

const started = Date.now();
const changes = values.self ? await findUnstill() : await findChanges(values.base ?? findBase());
const page = await writeReport(report, changes);

for (const { id, kind, pixels } of changes) {
  console.log(`${kind.padEnd(8)} ${id}${pixels === undefined ? '' : ` (${pixels} pixels)`}`);
}
console.log(
  changes.length === 0
    ? `No story differs (${secondsSinceStart()} s).`
    : `${changes.length} stories differ (${secondsSinceStart()} s): ${page}`,
);
process.exitCode = changes.length === 0 ? 0 : 1;

async function findChanges(base: string): Promise<Change[]> {
  console.log(`Comparing with ${base} ...`);
  const builds = { before: join(report, 'build-before'), after: join(report, 'build-after') };
  await buildRevision(base, builds.before);
  buildWorkingTree(builds.after);
  const before = await keepPictures(builds.before);
  const { ids: after, differing } = await comparePicturesWithKept(builds.after, before);
  await Promise.all(Object.values(builds).map((build) => rm(build, { recursive: true })));
  const gone = before.filter((id) => !after.includes(id));
  return [...differing, ...gone.map((id) => ({ id, kind: 'gone' as const }))];
}

async function findUnstill(): Promise<Change[]> {
  const build = join(report, 'build-after');
  buildWorkingTree(build);
  const ids = await keepPictures(build);
  const found = new Map<string, Change>();
  for (let run = 1; run < SELF_RUNS; run += 1) {
    const { differing } = await comparePicturesWithKept(build, ids);
    for (const change of differing) found.set(change.id, change);
  }
  await rm(build, { recursive: true });
  return [...found.values()];
}

/** Keeps a picture of each story of a build, for a later one to be compared with. */
async function keepPictures(build: string) {
  const ids = await renderStories(build, (id, picture) =>
    writeFile(picturePath('before', id), picture),
  );
  console.log(`${ids.length} pictures taken (${secondsSinceStart()} s).`);
  return ids;
}

/** Takes a picture of each story of a build and keeps those that differ from what was kept before. */
async function comparePicturesWithKept(build: string, kept: readonly string[]) {
  const differing: Change[] = [];
  const ids = await renderStories(build, async (id, picture) => {
    const change = kept.includes(id)
      ? await compareWithKept(id, picture)
      : { id, kind: 'new' as const };
    if (!change) return;
    differing.push(change);
    await writeFile(picturePath('after', id), picture);
  });
  console.log(`${ids.length} pictures compared (${secondsSinceStart()} s).`);
  return { ids, differing };
}

async function compareWithKept(id: string, picture: Buffer): Promise<Change | undefined> {
  const result = await comparePictures(await readFile(picturePath('before', id)), picture);
  if (!result) return undefined;
  await writeFile(picturePath('difference', id), result.difference);
  return { id, kind: 'changed', pixels: result.pixels };
}

/** @param folder of the report */
function picturePath(folder: string, id: string) {
  return join(report, folder, `${id}.png`);
}

function secondsSinceStart() {
  return Math.round((Date.now() - started) / 1000);
}
