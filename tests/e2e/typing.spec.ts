import type { CDPSession, Page } from 'playwright/test';
import { lineOf } from '../support/product-roles.ts';
import { expect, seedCart, test as base } from './support/shop-test.ts';
import { openBeforeHydration } from './support/stall-scripts.ts';

/** Test on a slow CPU, with a client of the DevTools Protocol. */
const test = base.extend<{ client: CDPSession }>({
  client: [
    async ({ page }, provide) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await provide(client);
      // The next test may reuse the page.
      await client.detach();
    },
    { auto: true },
  ],
});

/** Records the values that scripts set on the focused field. */
async function recordWrites(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const writes: string[] = [];
    Object.assign(window, { writes });
    for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, 'value');
      Object.defineProperty(prototype, 'value', {
        ...descriptor,
        set(value: string) {
          if (this === document.activeElement) writes.push(value);
          descriptor?.set?.call(this, value);
        },
      });
    }
  });
  return () => page.evaluate<string[]>('writes');
}

/** Types from before the scripts are loaded until after hydration. Returns the typed text. */
async function typeDuringHydration(page: Page, release: () => Promise<void>): Promise<string> {
  const state = { isHydrated: false };
  let typed = '';
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 90 });
    typed += text;
  };
  await type('abc');
  const released = release().then(() => (state.isHydrated = true));
  while (!state.isHydrated) await type('defghijklmnopqrstuvwxyz'.charAt((typed.length - 3) % 23));
  await released;
  await type('.');
  return typed;
}

for (const [path, label] of [
  ['/products', 'Search products...'],
  ['/account', 'Full Name'],
  ['/checkout?fbclid=x', 'First Name'],
  ['/seller/edit-product/1', 'Description'],
] as const) {
  test(`hydration of ${path} preserves text and caret of ${label} while it is typed`, async ({
    page,
  }) => {
    await seedCart(page, [lineOf('cheap')]);
    const writes = await recordWrites(page);
    const release = await openBeforeHydration(page, path);
    const field = page.getByLabel(label, { exact: true });
    await field.press('ControlOrMeta+Home');
    await page.keyboard.type('last');
    await page.keyboard.press('ControlOrMeta+Home');
    const before = await field.inputValue();
    const typed = await typeDuringHydration(page, release);
    await expect.soft(field).toHaveValue(typed + before);
    expect(await writes()).toEqual([]);
  });
}

test('hydration preserves an IME composition', async ({ page, client }) => {
  const compose = (text: string) =>
    client.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
  for (const [path, label] of [
    ['/products', 'Search products...'],
    ['/account', 'Full Name'],
  ] as const) {
    const release = await openBeforeHydration(page, path);
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await compose('にほ');
    await release();
    await compose('日本');
    await client.send('Input.insertText', { text: '日本' });
    await expect.soft(field, path).toHaveValue('日本');
  }
});
