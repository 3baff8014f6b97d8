import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStorybook, readPictures } from './built-storybook.ts';
import { startServiceStub } from './service-stub.ts';

let storybook: string;
let service: Awaited<ReturnType<typeof startServiceStub>>;

beforeAll(async () => {
  storybook = buildStorybook();
  service = await startServiceStub(storybook);
});

afterAll(() => {
  service.close();
  rmSync(storybook, { recursive: true });
});

test.each([
  ['a page style', 'src/design-system/base.css'],
  ['a utility', 'src/design-system/utilities.css'],
  ['a token', 'src/design-system/tokens.css'],
  ['the style of a component', 'src/design-system/forms/range-slider.css'],
  ['the font', 'src/design-system/fonts/hanken-grotesk.woff2'],
  ['a photograph', 'public/photographs/arc-desk-lamp-detail-1200.avif'],
  ['the configuration of the bundler', 'vite.config.ts'],
  ['a plugin of the bundler', 'scripts/build/trim-router-plugin.ts'],
  ['the configuration of the compiler', 'tsconfig.json'],
  ['a package', 'package-lock.json'],
])('all stories are compared after a change of %s', async (_, file) => {
  const { turboSnapBailReason } = await service.publish(file);
  expect(turboSnapBailReason).toEqual({ changedExternalFiles: [file] });
});

test.each(['.storybook/preview.tsx', '.storybook/stories.css'])(
  'all stories are compared after a change of %s',
  async (file) => {
    const { turboSnapBailReason } = await service.publish(file);
    expect(turboSnapBailReason).toEqual({ changedStorybookFiles: [file] });
  },
);

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
])('the stories that use $file are compared after its change', async (change) => {
  const { onlyStoryFiles = [] } = await service.publish(change.file);
  const selected = (name: string) =>
    onlyStoryFiles.some((path) => path.endsWith(`${name}.stories.tsx`));
  expect(change.affected.filter(selected)).toEqual(change.affected);
  expect(change.others.filter(selected)).toEqual([]);
});

test('Storybook is uploaded', () => {
  const paths = [
    'iframe.html',
    'index.html',
    'index.json',
    'photographs/arc-desk-lamp-detail-1200.avif',
  ];
  expect([...service.uploads.values()]).toEqual(expect.arrayContaining(paths));
});

test('a full build takes at most 400 screenshots, none of a test', async () => {
  const pictures = await readPictures(storybook);
  expect(pictures.length).toBeLessThanOrEqual(400);
  expect(pictures.filter(({ tags }) => tags.includes('test-fn'))).toEqual([]);
});

test('without a token, the command fails and names it', () => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: '', DISABLE_ERROR_MONITORING: 'true' };
  const { status, stderr } = spawnSync('npm', ['run', 'chromatic'], { env, encoding: 'utf8' });
  expect(stderr).toContain('Set your project token as the CHROMATIC_PROJECT_TOKEN');
  expect(status).toBe(254);
});
