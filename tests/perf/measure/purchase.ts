import type { Browser, Locator } from 'playwright';
import { centreOf, withDevice, type Device } from '../device.ts';
import { home, product, products } from '../pages.ts';
import type { Measured } from '../report.ts';

/** Measures the longest interaction of each step of a purchase by tap, from the home page to the order. */
export function measurePurchase(browser: Browser, origin: string): Promise<Measured> {
  return withDevice(browser, async (device) => {
    const { page } = device;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const showFilters = page.getByRole('button', { name: 'Show Filters' });
    const card = main.getByRole('article', { name: product.heading });
    const secondThumbnail = { name: 'Show photograph 2' };
    const undo = page.getByRole('button', { name: 'Undo' });
    const placeOrder = page.getByRole('button', { name: 'Place Order' });
    const heading = (name: string) => main.getByRole('heading', { level: 1, name });
    const isHidden = () => dialog.waitFor({ state: 'hidden' });
    const measured: Record<string, number> = {};

    /** Measures a tap on an element. The step ends when its result is shown. */
    async function tap(step: string, target: Locator, result: Locator | (() => Promise<unknown>)) {
      // Waits until no toast or animation is in the way.
      await target.click({ trial: true });
      const { x, y } = await centreOf(target);
      measured[step] = await longestInteraction(device, async () => {
        await page.touchscreen.tap(x, y);
        await (typeof result === 'function' ? result() : result.waitFor());
      });
    }

    async function press(step: string, key: string, field: Locator) {
      await field.focus();
      measured[step] = await longestInteraction(device, () => page.keyboard.press(key));
    }

    await page.goto(origin + home.path);
    await tap('menu opens', page.getByRole('button', { name: 'Menu', exact: true }), dialog);
    const shopLink = dialog.getByRole('link', { name: 'SHOP', exact: true });
    await tap('menu → products', shopLink, heading(products.heading));
    await tap('filter sheet opens', showFilters, dialog);
    await press('key in the search', 'l', dialog.getByRole('searchbox'));
    await page.keyboard.press('Backspace');
    await tap(
      'filter sheet closes',
      dialog.getByRole('button', { name: 'Hide Filters' }),
      isHidden,
    );
    await showFilters.tap();
    await tap('category', dialog.getByRole('button', { name: product.category }), isHidden);
    const added = card.getByRole('button', { name: 'Added to Cart' });
    await tap('Add to Cart', card.getByRole('button', { name: 'Add to Cart' }), added);
    await tap('card → product', card.getByRole('link'), heading(product.heading));
    await tap(
      'thumbnail',
      main.getByRole('button', secondThumbnail),
      main.getByRole('button', { ...secondThumbnail, pressed: true }),
    );
    await tap('viewer opens', main.getByRole('button', { name: 'View full screen' }), dialog);
    const closeViewer = dialog.getByRole('button', { name: 'Close', exact: true });
    await tap('viewer closes', closeViewer, isHidden);
    const cartLink = page.getByRole('banner').getByRole('link', { name: 'Cart' });
    await tap('to the cart', cartLink, heading('Shopping Cart'));
    await tap('quantity +', main.getByRole('button', { name: 'Increase quantity' }), () =>
      page.waitForFunction(() => localStorage.getItem('cart')?.includes('"quantity":2')),
    );
    await tap('Remove', main.getByRole('button', { name: 'Remove' }), undo);
    await tap('Undo', undo, heading('Shopping Cart'));
    const checkoutLink = main.getByRole('link', { name: 'Proceed to Checkout' });
    await tap('to the checkout', checkoutLink, heading('Checkout'));
    await press('key in a field', 'a', main.getByLabel('Email'));
    await tap('invalid submit', placeOrder, main.locator('[aria-invalid="true"]').first());
    for (const field of await main.getByRole('textbox').all()) await field.fill('a@example.com');
    await tap('Place Order', placeOrder, page.getByRole('button', { name: 'Processing' }));
    return measured;
  });
}

/**
 * Duration of the longest interaction, to the next paint; 0 if every interaction took less than 16 ms. Earlier
 * interactions do not count.
 */
async function longestInteraction({ page, settle }: Device, interact: () => Promise<unknown>) {
  await settle();
  const startedAt = await page.evaluate(() => performance.now());
  await interact();
  await settle();
  return page.evaluate(
    (since) =>
      Math.max(
        0,
        ...window.probe.interactions
          .filter(({ start }) => start >= since)
          .map(({ duration }) => duration),
      ),
    startedAt,
  );
}
