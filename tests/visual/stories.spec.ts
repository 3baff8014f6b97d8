import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { prepareScreenshot, readIndex } from '../storybook/built-storybook.ts';
import { modesOf, type PreviewStory } from '../storybook/modes-of-story.ts';

const RENDER = 'globalThis.__STORYBOOK_PREVIEW__?.currentRender';

const { VISUAL_FOLDER = '', VISUAL_BUILD = '' } = process.env;
const baseStories = readStories('base');
const stories = readStories(VISUAL_BUILD);

for (const [id, path] of stories) {
  const isNew = !baseStories.has(id);
  test(`${id} (${path})`, { tag: isNew ? '@new' : '@changed' }, async ({ page }, info) => {
    for await (const mode of showModes(page, id)) {
      if (isNew) {
        const body = await page.screenshot({ fullPage: true });
        await info.attach(mode, { body, contentType: 'image/png' });
      } else {
        await expect.soft(page).toHaveScreenshot([id, `${mode}.png`], { fullPage: true });
      }
    }
    expect([...baseStories.keys()]).toContain(id);
  });
}

for (const [id, path] of baseStories) {
  if (stories.has(id)) continue;
  test(`${id} (${path})`, { tag: '@removed' }, async () => {
    const folder = join(VISUAL_FOLDER, 'screenshots', id);
    for (const name of readdirSync(folder)) {
      await test.info().attach(name, { path: join(folder, name) });
    }
    expect([...stories.keys()]).toContain(id);
  });
}

function readStories(build: string) {
  const entries = readIndex(join(VISUAL_FOLDER, build));
  const list = entries.filter(({ subtype }) => subtype === 'story');
  return new Map(list.map(({ id, importPath }) => [id, importPath]));
}

/** Renders a story in each of its modes, runs its play function, and yields the mode's name. */
async function* showModes(page: Page, id: string) {
  const url = `/iframe.html?viewMode=story&id=${id}&chromatic=true&globals=a11y.manual:!true`;
  // Chromium would show a larger file of a photograph if another mode has left it in the memory cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url);
  await page.waitForFunction(`${RENDER}?.story`);
  const modes = modesOf(
    await page.evaluate<PreviewStory>(
      `(({ parameters: { chromatic, viewport }, storyGlobals, tags }) =>
        ({ parameters: { chromatic, viewport }, storyGlobals, tags }))(${RENDER}.story)`,
    ),
  );
  for (const [name, mode] of Object.entries(modes)) {
    await page.setViewportSize({ height: 900, ...mode.viewport });
    await page.emulateMedia({ forcedColors: mode.forcedColors ?? 'none' });
    await page.goto(mode.texts ? `${url};texts:${mode.texts}` : url);
    await page.waitForFunction(`${RENDER}?.phase === 'finished'`);
    await page.evaluate(prepareScreenshot);
    yield name;
  }
}
