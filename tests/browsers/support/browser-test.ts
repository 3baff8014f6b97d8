import { test as base, expect } from 'playwright/test';
import { engines, type EngineOptions, type RunningEngine } from './engines.ts';
import { serveHeldShop, type HeldShop } from './held-shop.ts';
import { ShopVisitor } from './shop-visitor.ts';

const DESKTOP = { width: 1280, height: 800 };

/** A test of the shop in another engine: what the browser complains of fails it. */
export const test = base.extend<
  { visitor: ShopVisitor },
  EngineOptions & { engine: RunningEngine; shop: HeldShop }
>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await engines[engineName].launch();
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, provide) => {
      const shop = await serveHeldShop();
      await provide(shop);
      shop.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, shop }, provide) => {
    const window = await engine.openWindow();
    await window.resize(DESKTOP);
    await provide(new ShopVisitor(window, shop.origin));
    const complaints = await window.readComplaints();
    await window.close();
    expect(complaints).toEqual([]);
  },
});
