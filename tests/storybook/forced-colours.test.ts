import { existsSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { FORCED_COLOUR_STORIES } from '../../stories/docs/accessibility/forced-colours.ts';
import { openStorybook, prepareScreenshot } from './built-storybook.ts';

const FOLDER = 'stories/docs/accessibility/forced-colours';

/** The accepted difference, of 255: another machine smooths text differently. */
const MAX_DIFFERENCE = 3;

test('the pictures of forced colours show the stories as they are', async () => {
  const different = await openStorybook(async (page) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const names: string[] = [];
    for (const [name, { id, width }] of Object.entries(FORCED_COLOUR_STORIES)) {
      const file = `${FOLDER}/${name}.png`;
      const picture = await take(page, id, width);
      if (!existsSync(file)) await picture.toFile(file);
      if ((await difference(picture, sharp(file))) > MAX_DIFFERENCE) names.push(name);
    }
    return names;
  });
  expect(different).toEqual([]);
});

async function take(page: Page, id: string, width: number) {
  // Grows to the height of the story.
  await page.setViewportSize({ width, height: 80 });
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  await page.waitForFunction(
    "globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished'",
  );
  await page.evaluate(prepareScreenshot);
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return sharp(screenshot).png({ palette: true });
}

/** The mean difference of two pictures, from 0 to 255. That of different sizes is infinite. */
async function difference(one: Sharp, other: Sharp) {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => picture.clone().removeAlpha().raw().toBuffer()),
  );
  if (!a || a.length !== b?.length) return Infinity;
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
