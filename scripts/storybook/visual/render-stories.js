import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../browser/find-browser.js';
import { serveFolder } from './serve-folder.js';
import { openStage } from './stage.js';

/** How many pages show stories side by side. */
const STAGES = 2;

/**
 * Takes a picture of each story of a built Storybook, once its play has ended.
 * @param {string} folder of the build
 * @param {(id: string, picture: Buffer) => Promise<void>} onPicture
 * @returns {Promise<string[]>} the stories' ids
 */
export async function renderStories(folder, onPicture) {
  const ids = await readStoryIds(folder);
  const server = await serveFolder(folder);
  const { args, ...options } = browserLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    // A part of a frame that is painted anew has other edges than a whole one.
    args: [...args, '--disable-partial-raster'],
  });
  try {
    const sizes = await (await openStage(browser, server.origin)).readSizes(ids);
    const queue = [...ids];
    const performers = Array.from({ length: STAGES }, async () => {
      // No stage is ever resized: its pictures would then be chosen for the size before.
      /** @type {Map<string, ReturnType<typeof openStage>>} */
      const stages = new Map();
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const size = sizes[id];
        const key = JSON.stringify(size ?? null);
        const stage = stages.get(key) ?? openStage(browser, server.origin, size);
        stages.set(key, stage);
        await onPicture(id, await (await stage).photograph(id));
      }
    });
    await Promise.all(performers);
  } finally {
    await browser.close();
    await server.close();
  }
  return ids;
}

/**
 * @param {string} folder of a built Storybook
 * @returns {Promise<string[]>}
 */
async function readStoryIds(folder) {
  const text = await readFile(join(folder, 'index.json'), 'utf8');
  const index = /** @type {(text: string) => StorybookIndex} */ (JSON.parse)(text);
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}
