import { execFileSync } from 'node:child_process';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';
import { productOf } from '../support/product-roles.ts';
import { completeOrder } from './support/checkout.ts';
import { checkoutValues, fill } from './support/form-values.ts';
import { cartLink, heading, productCard } from './support/locators.ts';
import { expect, test as shopTest } from './support/shop-test.ts';

const BASE = '/shop/';

/** Test with a server of a build below `BASE`. */
const test = shopTest.extend({
  // Playwright requires a pattern.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide, info) => {
    const folder = info.outputPath('dist');
    execFileSync('npx', ['vite', 'build', '--base', BASE, '--outDir', folder], {
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const { origin, close } = await listenOnFreePort(createShopServer(folder));
    await provide(origin);
    close();
  },
});

// A build is part of it.
test.describe.configure({ timeout: 120_000 });

test(`the shop works below ${BASE} with createShopServer`, async ({ page }) => {
  const faults: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(BASE) || response.status() >= 400) faults.push(pathname);
  });
  await page.goto(BASE);
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page).toHaveURL(`${BASE}products`);
  await productCard(page, productOf('cheap').name).getByRole('link').click();
  await expect(page).toHaveURL(`${BASE}product/${productOf('cheap').id}`);
  await page.reload();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await cartLink(page).click();
  await page.reload();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fill(page, checkoutValues);
  await completeOrder(page);
  await expect(page).toHaveURL(BASE);
  // The home page is rendered before the order leaves the cart.
  await expect(cartLink(page)).toHaveText('');
  await page.goto(`${BASE}checkout`);
  await expect(page).toHaveURL(`${BASE}cart`);
  await page.goto(`${BASE}seller/products`);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page)).toHaveText('My Account');
  for (const file of ['manifest.webmanifest', 'service-worker.js']) {
    const { 'content-type': type } = (await page.request.get(`${BASE}${file}`)).headers();
    expect(type).toMatch(/manifest|javascript/);
  }
  const robots = await (await page.request.get(`${BASE}robots.txt`)).text();
  expect(robots).toContain(`${BASE}sitemap.xml`);
  const sitemap = await (await page.request.get(`${BASE}sitemap.xml`)).text();
  expect(sitemap).toContain(`${BASE}product/${productOf('last').id}</loc>`);
  expect(sitemap).not.toContain(`${BASE}cart</loc>`);
  expect(faults).toEqual([]);
});
