import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';
import { openStorybook, STORYBOOK } from './built-storybook.ts';
import { startChromaticService } from './chromatic-service.ts';
import { ALL_STORIES, findAffectedStories } from './find-affected-stories.ts';
import { modesOf, type PreviewStory } from './modes-of-story.ts';

test.each([
  '.storybook/preview.tsx',
  '.storybook/stories.css',
  'src/design-system/tokens.css',
  'src/design-system/forms/range-slider.css',
  'src/design-system/grain.svg',
  'src/design-system/fonts/hanken-grotesk.woff2',
  'public/photographs/arc-desk-lamp-detail-1200.avif',
  'vite.config.ts',
  'scripts/build/trim-router-plugin.ts',
  'tsconfig.json',
  'package-lock.json',
])('all stories are compared after a change of %s', (file) => {
  expect(existsSync(file)).toBe(true);
  expect(findAffectedStories(file)).toEqual(ALL_STORIES);
});

test.each([
  {
    file: 'src/design-system/commerce/StockBadge.tsx',
    affected: ['commerce/StockBadge', 'commerce/ProductCard', 'pages/ProductsPage'],
    others: ['layout/Tabs', 'forms/TextField'],
  },
  {
    file: 'src/pages/cart/CartPage.tsx',
    affected: ['pages/CartPage', 'flows/Purchase'],
    others: ['commerce/CartLine', 'layout/Header'],
  },
  {
    file: 'stories/fixtures/seller-products.ts',
    affected: ['seller/SellerProductTable'],
    others: ['seller/ImageField', 'pages/CartPage'],
  },
  { file: 'README.md', affected: [], others: ['pages/HomePage'] },
])('the stories that $file affects are compared after its change', (change) => {
  const compared = findAffectedStories(change.file);
  const isCompared = (name: string) =>
    compared.some((path) => path.endsWith(`${name}.stories.tsx`));
  expect(compared).not.toEqual(ALL_STORIES);
  expect(change.affected.filter(isCompared)).toEqual(change.affected);
  expect(change.others.filter(isCompared)).toEqual([]);
});

test('a full build takes at most 400 screenshots, with reduced motion and none of a test', async () => {
  // Read from Storybook's preview, as Chromatic does.
  const stories = await openStorybook(async (page) => {
    await page.goto('/iframe.html?viewMode=docs&id=welcome--docs');
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
    return page.evaluate<PreviewStory[]>(
      'globalThis.__STORYBOOK_PREVIEW__.extract().then(Object.values)',
    );
  });
  const screenshots = stories.flatMap((story) => Object.keys(modesOf(story)).map(() => story));
  expect(screenshots.length).toBeLessThanOrEqual(400);
  expect(screenshots.filter(({ tags }) => tags.includes('test-fn'))).toEqual([]);
  const motions = screenshots.map((story) => story.parameters.chromatic?.prefersReducedMotion);
  expect(new Set(motions)).toEqual(new Set(['reduce']));
});

test('npm run chromatic uploads the pages, scripts, styles, fonts and photographs of Storybook, and publishes it', async () => {
  const { origin, uploaded, published, close } = await startChromaticService();
  await runChromatic({
    CHROMATIC_PROJECT_TOKEN: 'token',
    CHROMATIC_INDEX_URL: origin,
    CHROMATIC_POLL_INTERVAL: '1',
  });
  close();
  const files = findFiles(STORYBOOK, '.html', '.js', '.css', '.woff2', '.avif');
  const missing = files.filter(({ path }) => !uploaded.has(relative(STORYBOOK, path)));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(published).toHaveLength(1);
});

test('npm run chromatic fails without a token', async () => {
  await expect(runChromatic({ CHROMATIC_PROJECT_TOKEN: '' })).rejects.toThrow(
    'Set your project token as the CHROMATIC_PROJECT_TOKEN',
  );
});

function runChromatic(env: Record<string, string>) {
  return promisify(execFile)('npm', ['run', 'chromatic', '--', '-d', STORYBOOK], {
    env: { ...process.env, DISABLE_ERROR_MONITORING: 'true', ...env },
  });
}
