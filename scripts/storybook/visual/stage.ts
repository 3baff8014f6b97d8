import type { Browser, CDPSession } from 'playwright';
import { watchRequests } from './watch-requests.ts';

interface Size {
  width: number;
  height: number;
}

/** The screen of a story that asks for none. */
const DEFAULT_SIZE = { width: 1280, height: 900 };

/** How long a story may take until it is finished, in milliseconds. */
const STORY_TIMEOUT = 60_000;

/**
 * Opens a page on which the stories of a built Storybook are shown one after another. The page is
 * loaded once; the preview changes its story as it does under the sidebar. axe has its own run and
 * rests here.
 * @param origin where the Storybook is served
 */
export async function openStage(browser: Browser, origin: string, size: Size = DEFAULT_SIZE) {
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(STORY_TIMEOUT);
  const page = await context.newPage();
  const requests = watchRequests(page);
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.ready().then(() => true));

  return {
    /** The screens that stories ask for in their viewports. */
    readSizes: (ids: string[]) => page.evaluate(readSizes, ids),

    /** A picture of the whole page of a story, once its play has ended and nothing is on its way. */
    async photograph(id: string) {
      try {
        await forgetPictures(devtools);
        await page.evaluate(showStory, id);
        do {
          await requests.end();
          await page.evaluate(paintPictures);
        } while (requests.areOpen());
        return await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      } catch (error) {
        throw new Error(`The story ${id} could not be rendered.`, { cause: error });
      }
    },
  };
}

/**
 * Empties the page's memory of pictures, as switching the cache off does. From that memory Chromium
 * takes a wider picture than a `srcset` asks for, and scales one from a copy that another story left;
 * either way the pixels would tell what was shown before.
 */
async function forgetPictures(devtools: CDPSession) {
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** In the page: the screens that stories ask for in their viewports, by the stories' ids. */
async function readSizes(ids: string[]) {
  const sizes: Record<string, Size> = {};
  for (const storyId of ids) {
    const story = await globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue.loadStory({ storyId });
    const name = story?.storyGlobals?.viewport?.value ?? '';
    const styles = story?.parameters.viewport?.options?.[name]?.styles;
    if (styles) {
      sizes[storyId] = {
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
      };
    }
  }
  return sizes;
}

/** In the page: shows a story and waits until its play has ended. */
function showStory(storyId: string) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve, reject) => {
    channel?.once('storyMissing', () => {
      reject(new Error('There is no such story.'));
    });
    channel?.once('storyThrewException', ({ message }) => {
      reject(new Error(message));
    });
    channel?.once('storyFinished', ({ status }) => {
      if (status === 'success') resolve(undefined);
      else reject(new Error('The story has left an error unhandled.'));
    });
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * In the page: goes back to the top, so that what is fixed to the screen lies where a page begins;
 * fetches and decodes all pictures, near or far; waits for the frame with them.
 */
async function paintPictures() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  const pictures = [...document.images].map(async (image) => {
    image.loading = 'eager';
    if (!image.complete) {
      await new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', resolve, { once: true });
      });
    }
    // A missing picture cannot be decoded; its story shows just that.
    await image.decode().catch(() => undefined);
  });
  await Promise.all(pictures);
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}
