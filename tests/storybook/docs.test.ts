import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openStorybook, readIndex, STORYBOOK } from './built-storybook.ts';

/** High enough for all pictures to be taken. */
const DESKTOP = { width: 1440, height: 12_000 };

test('no docs page has a fault', async () => {
  const entries = readIndex(STORYBOOK);
  const pages = entries.filter(({ type }) => type === 'docs');
  const ids = new Set(entries.map(({ id }) => id));
  const faults = await openStorybook(async (page) => {
    page.setDefaultTimeout(120_000);
    await page.setViewportSize(DESKTOP);
    const found: string[] = [];
    page.on('console', (message) => {
      if (/^\w+: expect/.test(message.text())) found.push(`${page.url()}: ${message.text()}`);
    });
    for (const { id, anchors = [] } of pages) {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
      found.push(...(await findFaults(page, ids)).map((fault) => `${id}: ${fault}`));
      for (const anchor of anchors) {
        const count = await page.locator(`[id="${anchor.id}"]`).count();
        if (count !== 1)
          found.push(`${id}: has ${count} elements that the search finds as ${anchor.id}`);
      }
    }
    await page.goto('/iframe.html?id=components-primitives-button--states');
    await page.waitForFunction(areStatesDrawn);
    return found;
  });
  expect(faults).toEqual([]);
});

test('a test of a story opens with the panel of its steps', async () => {
  const entry = readIndex(STORYBOOK).find(({ subtype }) => subtype === 'test');
  const panel = await openStorybook(async (page) => {
    await page.goto(`/?path=/story/${entry?.id}`);
    return page.getByRole('tab', { selected: true, name: 'Interactions' }).textContent();
  });
  expect(panel).toContain('Interactions');
});

test('texts get longer after the play function, which finds elements by their texts', async () => {
  const invalidFields = await openStorybook(async (page) => {
    await page.goto('/iframe.html?id=pages-checkout--all-fields-invalid&globals=texts:long');
    await page.getByRole('heading', { name: 'Checkoutkout' }).waitFor();
    return page.locator('[aria-invalid=true]').count();
  });
  expect(invalidFields).toBeGreaterThan(0);
});

test('the picture of a story without a play function has long texts', async () => {
  const heading = await openStorybook(async (page) => {
    // Only pictures after the first do not wait for the preview to start.
    await page.setViewportSize(DESKTOP);
    await page.goto('/iframe.html?viewMode=docs&id=pages-cart--docs');
    return page.frameLocator('[title=pages-cart--long-texts]').locator('main h1').textContent();
  });
  expect(heading).toBe('Shoppingping Cartrt');
});

async function findFaults(page: Page, ids: ReadonlySet<string>): Promise<string[]> {
  await page.waitForSelector('#storybook-docs h1');
  const faults: string[] = [];
  await page
    .waitForFunction(arePicturesLoaded)
    .catch(() => faults.push('does not load its pictures'));
  await page.setViewportSize({ ...DESKTOP, width: 390 });
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  if (pageWidth > 390) faults.push(`is ${pageWidth} px wide on a phone`);
  await page.setViewportSize(DESKTOP);
  for (const button of await page.getByRole('switch', { name: 'Show code' }).all()) {
    await button.click();
    const shown = page.locator('#storybook-docs pre').filter({ hasText: /\S/ }).first();
    const code = await shown.innerText();
    if (!/^import \{ (\w+)[^]*\n\n[^]*<\1/.test(code))
      faults.push(`shows the code ${code.slice(0, 99)}`);
  }
  // The second cell has the description and the type.
  const cells = page.locator('.docblock-argstable tbody td:nth-child(2):not(:has(> div + div))');
  const subcomponents = await page.getByRole('tab', { name: /^[A-Z]\w+[A-Z]\w+$/ }).all();
  for (const tab of [undefined, ...subcomponents]) {
    await tab?.click();
    for (const row of await cells.locator('..').allInnerTexts())
      faults.push(`does not describe the prop ${row}`);
    const types = await page.locator('.docblock-argstable tbody').first().allInnerTexts();
    if (/\bunion\b/.test(types.join(''))) faults.push('shows no members of a union');
  }
  for (const link of await page.locator('#storybook-docs a[href*="path=/"]').all()) {
    const [, linkedId = ''] =
      /path=\/\w+\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
    if (!ids.has(linkedId)) faults.push(`links to ${linkedId}, which does not exist`);
  }
  // Code may say `undefined`.
  await page.addStyleTag({ content: '#storybook-docs :is(code, pre) { display: none }' });
  const text = await page.innerText('#storybook-docs');
  faults.push(...(text.match(/.{0,40}(?:NaN|undefined|\[object|\|\s*---).{0,40}/g) ?? []));
  if (text.trim() === '') faults.push('is blank');
  const names = new Map<string, string>();
  for (const picture of await page.locator('.miniature').all()) {
    const name = await picture.locator('a').first().innerText();
    const image = await picture.locator('.miniature-picture').screenshot();
    const same = names.get(image.toString('base64'));
    if (same !== undefined) faults.push(`${name} looks like ${same}`);
    names.set(image.toString('base64'), name);
    const { entropy } = await sharp(image).stats();
    if (entropy < 0.1) faults.push(`${name} is empty`);
    const width = await picture
      .locator('.miniature-picture')
      .evaluate(({ clientWidth }) => clientWidth);
    if (width < 60) faults.push(`${name} is ${width} px wide`);
    if (await picture.evaluate(isCut)) faults.push(`${name} is cut`);
  }
  return faults;
}

/** Runs in the page. The Welcome page cuts large stories off by design, and a frame is as high as its story says. */
function isCut(miniature: Element) {
  return [...miniature.querySelectorAll('.state-sheet .miniature-picture > :not(.snapshots)')].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
}

/** Runs in the page. The addon that draws hover and press fails at a selector that it cannot read. */
function areStatesDrawn() {
  const buttons = [...document.querySelectorAll('dd button')].slice(0, 3);
  return new Set(buttons.map((button) => getComputedStyle(button).backgroundColor)).size === 3;
}

/** Runs in the page. The overviews of the Welcome page wait for the index, states for the first story of the page. */
function arePicturesLoaded() {
  const isLoading = '.miniature-picture:empty, .overview:empty, #states:not(:has(~ .state-sheet))';
  if (document.querySelector(isLoading)) return false;
  const frames = [...document.querySelectorAll<HTMLElement>('.snapshots > div')].map((box) =>
    box.querySelector('iframe'),
  );
  const documents = [document, ...frames.map((frame) => frame?.contentDocument)];
  return documents.every(
    (page) =>
      page?.readyState === 'complete' &&
      page.body.childElementCount > 0 &&
      // Browsers do not load hidden lazy images.
      [...page.images].every((image) => image.complete || !image.checkVisibility()),
  );
}
