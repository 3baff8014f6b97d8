import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { browserLaunchOptions } from '../../browser/find-browser.js';

/** @typedef {{ width: number, height: number }} Size */

const DEFAULT_SIZE = { width: 1280, height: 900 };

/** What every picture shows as today, so that none changes with the calendar. */
const TODAY = new Date('2026-01-15T12:00:00Z');

/** How many pages render stories side by side. */
const PAGES = 2;

/** How long a story may take until it is finished, in milliseconds. */
const STORY_TIMEOUT = 60_000;

/**
 * Takes a picture of each story of a built Storybook, once its play has ended.
 * @param {string} folder of the build
 * @param {(id: string, picture: Buffer) => Promise<void>} onPicture
 */
export async function renderStories(folder, onPicture) {
  const ids = await readStoryIds(folder);

  const server = createServer(sirv(folder, { dev: false }));
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(undefined);
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const browser = await chromium.launch(browserLaunchOptions());

  try {
    const sizes = await readSizes(browser, origin, ids);
    const queue = [...ids];
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          await onPicture(id, await renderStory(browser, origin, id, sizes[id] ?? DEFAULT_SIZE));
        }
      }),
    );
  } finally {
    await browser.close();
    server.close();
  }
  return ids;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} id
 * @param {Size} size
 */
async function renderStory(browser, origin, id, size) {
  const context = await openContext(browser, size);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(TODAY);
    await page.goto(storyAddress(origin, id));
    await page.waitForFunction(isFinished, undefined, { timeout: STORY_TIMEOUT });
    await page.evaluate(settle);
    return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  } catch (error) {
    throw new Error(`The story ${id} could not be rendered.`, { cause: error });
  } finally {
    await context.close();
  }
}

/**
 * The screen that each story asks for in its viewport.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string[]} ids
 * @returns {Promise<Record<string, Size>>}
 */
async function readSizes(browser, origin, ids) {
  const context = await openContext(browser, DEFAULT_SIZE);
  const page = await context.newPage();
  await page.goto(storyAddress(origin, ids[0] ?? ''));
  await page.waitForFunction(isFinished, undefined, { timeout: STORY_TIMEOUT });
  const sizes = await page.evaluate(async (storyIds) => {
    /** @type {Record<string, Size>} */
    const found = {};
    for (const id of storyIds) {
      const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue.loadStory({
        storyId: id,
      });
      const name = story?.storyGlobals?.viewport?.value;
      const styles =
        name === undefined ? undefined : story?.parameters.viewport?.options?.[name]?.styles;
      if (styles) {
        found[id] = {
          width: Number.parseInt(styles.width, 10),
          height: Number.parseInt(styles.height, 10),
        };
      }
    }
    return found;
  }, ids);
  await context.close();
  return sizes;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {Size} viewport
 */
function openContext(browser, viewport) {
  return browser.newContext({
    viewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
}

/**
 * @param {string} origin
 * @param {string} id
 */
function storyAddress(origin, id) {
  return `${origin}/iframe.html?id=${id}&viewMode=story`;
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

/** In the page: whether the story has been rendered and its play has ended. */
function isFinished() {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (render?.phase === 'errored') throw new Error('The story or its play has failed.');
  return render?.phase === 'finished';
}

/** In the page: waits for fonts and for the pictures in view, and takes the focus ring's blink away. */
async function settle() {
  await document.fonts.ready;
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
