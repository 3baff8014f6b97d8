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
import { buildRevision, buildWorkingTree, findBase, root } from './build-storybook.js';
import { comparePictures } from './compare-pictures.js';
import { renderStories } from './render-stories.js';
import { writeReport } from './write-report.js';

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
const seconds = Math.round((Date.now() - started) / 1000);

for (const { id, kind, pixels } of changes) {
  console.log(`${kind.padEnd(8)} ${id}${pixels === undefined ? '' : ` (${pixels} pixels)`}`);
}
console.log(
  changes.length === 0
    ? `No story differs (${seconds} s).`
    : `${changes.length} stories differ (${seconds} s): ${page}`,
);
process.exitCode = changes.length === 0 ? 0 : 1;

/**
 * @typedef {import('./write-report.js').Change} Change
 * @param {string} base
 * @returns {Promise<Change[]>}
 */
async function findChanges(base) {
  console.log(`Comparing with ${base} ...`);
  const builds = { before: join(report, 'build-before'), after: join(report, 'build-after') };
  await buildRevision(base, builds.before);
  buildWorkingTree(builds.after);
  const before = await render(builds.before, 'before');
  const after = await render(builds.after, 'after');

  /** @type {Change[]} */
  const found = [];
  for (const id of new Set([...before, ...after])) {
    if (!before.includes(id)) found.push({ id, kind: 'new' });
    else if (!after.includes(id)) found.push({ id, kind: 'gone' });
    else found.push(...(await compare(id, 'before', 'after')));
  }
  await Promise.all(Object.values(builds).map((build) => rm(build, { recursive: true })));
  return found;
}

/** @returns {Promise<Change[]>} */
async function findUnstill() {
  const build = join(report, 'build-after');
  buildWorkingTree(build);
  const ids = await render(build, 'before');
  /** @type {Map<string, Change>} */
  const found = new Map();
  for (let run = 1; run < SELF_RUNS; run += 1) {
    await render(build, 'after');
    for (const id of ids) {
      if (found.has(id)) continue;
      for (const change of await compare(id, 'before', 'after')) found.set(id, change);
    }
  }
  await rm(build, { recursive: true });
  return [...found.values()];
}

/**
 * @param {string} build
 * @param {string} folder of the report
 */
async function render(build, folder) {
  let count = 0;
  const ids = await renderStories(build, async (id, picture) => {
    count += 1;
    if (count % 50 === 0) console.log(`${count} pictures ...`);
    await writeFile(picturePath(folder, id), picture);
  });
  console.log(`${count} pictures: ${folder}`);
  return ids;
}

/**
 * @param {string} id
 * @param {string} one
 * @param {string} other
 * @returns {Promise<Change[]>}
 */
async function compare(id, one, other) {
  const result = await comparePictures(
    await readFile(picturePath(one, id)),
    await readFile(picturePath(other, id)),
  );
  if (!result) return [];
  await writeFile(picturePath('difference', id), result.difference);
  // The next run of a check for stillness takes its own picture; this one is kept for the report.
  return [{ id, kind: 'changed', pixels: result.pixels }];
}

/**
 * @param {string} folder
 * @param {string} id
 */
function picturePath(folder, id) {
  return join(report, folder, `${id}.png`);
}
