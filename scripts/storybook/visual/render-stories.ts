import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunchOptions } from '../../browser/find-browser.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

/** How many pages show stories side by side. */
const STAGES = 2;

/**
 * Takes a picture of each story of a built Storybook, once its play has ended.
 * @param folder of the build
 * @returns the stories' ids
 */
export async function renderStories(
  folder: string,
  onPicture: (id: string, picture: Buffer) => Promise<void>,
): Promise<string[]> {
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
      const stages = new Map<string, ReturnType<typeof openStage>>();
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

/** @param folder of a built Storybook */
async function readStoryIds(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'index.json'), 'utf8');
  const index = (JSON.parse as (text: string) => StorybookIndex)(text);
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
}
