import {
  cartLink,
  cartRow,
  expect,
  lampLine,
  penLine,
  productCard,
  seedCart,
  storedCart,
  test,
  waitUntilLiveAfterLoading,
  toast,
} from './support/shop-test.ts';

for (const [what, value] of [
  ['no JSON', '{"broken'],
  ['no array', '{"state":{"lines":[]},"version":0}'],
  ['null', 'null'],
  ['numbers', '[1,2,3]'],
  ['nested arrays', '[[[[]]]]'],
  ['wrong lines', '[{"id":1},{"id":"1","quantity":-4},null]'],
  ['5 MB of name', JSON.stringify([{ ...lampLine, name: 'x'.repeat(4_500_000) }])],
] as const) {
  test(`a stored cart of ${what} is an empty one`, async ({ page }) => {
    await seedCart(page, value);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty');
    await page.goto('/');
    await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
    await expect(cartLink(page)).toHaveText('1');
    expect(await storedCart(page)).toEqual([lampLine]);
  });
}

test('hostile lines are shown as text or left out', async ({ page }) => {
  await seedCart(
    page,
    JSON.stringify([
      {
        ...lampLine,
        id: 'a',
        name: '<img src=x onerror="document.title=1">',
        image: 'javascript:alert(1)',
      },
      { ...lampLine, id: 'b', name: 'Negative', quantity: -1 },
      { ...lampLine, id: 'c', name: 'Endless', quantity: 1e21 },
      { ...lampLine, id: '__proto__', name: 'Prototype', image: '//elsewhere.example/x.png' },
      penLine,
    ]),
  );
  await page.goto('/cart');
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(3);
  await expect(cartRow(page, '<img src=x')).toBeVisible();
  await expect(cartRow(page, 'Prototype')).toBeVisible();
  await expect(page).toHaveTitle('Cart | ESSENCE');
});

test('the shop works where the storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
  await cartLink(page).click();
  await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
});

test('the shop works where the storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await productCard(page, 'Arc Desk Lamp').getByRole('button').click();
  await cartLink(page).click();
  await expect(cartRow(page, 'Arc Desk Lamp')).toBeVisible();
});

test('a change in another tab appears here, and neither loses the other', async ({ context }) => {
  const here = await context.newPage();
  waitUntilLiveAfterLoading(here);
  const there = await context.newPage();
  waitUntilLiveAfterLoading(there);
  await here.goto('/products');
  await there.goto('/products');

  await there.getByRole('article', { name: 'Arc Desk Lamp' }).getByRole('button').click();
  await expect(cartLink(here)).toHaveText('1');
  await expect(here.getByRole('article', { name: 'Arc Desk Lamp' }).getByRole('button')).toHaveText(
    'Added to Cart',
  );

  await here.getByRole('article', { name: 'Leather Notebook' }).getByRole('button').click();
  await expect(cartLink(there)).toHaveText('2');
  expect(await storedCart(there)).toMatchObject([{ id: '1' }, { id: '6' }]);

  await there.evaluate(() => {
    localStorage.clear();
  });
  await expect(cartLink(here)).toHaveText('');
});

test('adding what another tab has added meanwhile updates its quantity, and says so', async ({
  context,
}) => {
  const here = await context.newPage();
  waitUntilLiveAfterLoading(here);
  // This tab learns of the other one only as it adds.
  await here.addInitScript(() => {
    window.addEventListener('storage', (event) => {
      event.stopImmediatePropagation();
    });
  });
  await here.goto('/product/1');
  const there = await context.newPage();
  waitUntilLiveAfterLoading(there);
  await there.goto('/product/1');
  await there.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(there.getByRole('button', { name: 'Added to Cart' })).toBeVisible();

  await here.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(here, 'Updated quantity for Arc Desk Lamp')).toBeVisible();
  expect(await storedCart(here)).toEqual([{ ...lampLine, quantity: 2 }]);
});
