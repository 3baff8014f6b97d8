import { order } from '../e2e/support/checkout.ts';
import { test } from './support/browser-test.ts';

const CARDS = 'article :is(h2, h3)';

test('from the front door over the filters to the placed order', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.seesHeading('Minimal Design.Maximum Impact.');
  await visitor.click('main a', 'Explore Collection');
  await visitor.isAt('/products');

  await visitor.fill('Search products...', 'knurl');
  await visitor.seesOnly(CARDS, ['Brass Rollerball Pen']);
  await visitor.press('Backspace', 'knurl'.length);
  await visitor.click('[aria-pressed]', 'Electronics');
  await visitor.seesOnly(CARDS, ['Wireless Charging Dish', 'Bookshelf Speaker']);
  await visitor.tabTo('Maximum price');
  await visitor.press('ArrowLeft', 12);
  await visitor.seesOnly(CARDS, ['Wireless Charging Dish']);
  await visitor.isAt('/products?category=Electronics&max=188');

  await visitor.click('article a[href="/product/2"]');
  await visitor.isAt('/product/2');
  await visitor.seesHeading('Wireless Charging Dish');
  await visitor.click('main button', 'Add to Cart');
  await visitor.seesToast('Added Wireless Charging Dish to cart');
  await visitor.reload();
  await visitor.sees('main button', 'Added to Cart');

  await visitor.click('header a', 'Cart, 1 item');
  await visitor.isAt('/cart');
  await visitor.click('button', 'Increase quantity of Wireless Charging Dish');
  await visitor.seesOnly('[role=group] [aria-live]', ['2']);
  await visitor.sees('dd', '$169.06');

  await visitor.click('main a', 'Proceed to Checkout');
  await visitor.seesHeading('Checkout');
  for (const [label, value] of Object.entries(order)) await visitor.fill(label, value);
  await visitor.click('button', 'Place Order');
  await visitor.sees('button[aria-disabled=true]', 'Processing...');
  await visitor.seesToast('Order placed successfully!');
  await visitor.isAt('/');
  await visitor.sees('header a', 'Cart');
  await visitor.open('/cart');
  await visitor.seesHeading('Your cart is empty');
});

test('a form that is not filled in says so beside its first field', async ({ visitor }) => {
  await visitor.open('/product/5');
  await visitor.click('main button', 'Add to Cart');
  await visitor.click('header a', 'Cart, 1 item');
  await visitor.click('main a', 'Proceed to Checkout');
  await visitor.click('button', 'Place Order');
  await visitor.learns(() => document.activeElement?.getAttribute('name'), 'email');
  await visitor.learns(() => document.activeElement?.getAttribute('aria-invalid'), 'true');
});

test('Add to Cart counts before the script is there', async ({ visitor, shop }) => {
  const release = shop.holdScripts();
  await visitor.openEarly('/product/5');
  await visitor.click('main button', 'Add to Cart');
  await visitor.learns(() => localStorage.getItem('cart')?.includes('Brass Rollerball Pen'), true);
  await visitor.learns(() => 'live' in document.documentElement.dataset, false);
  release();
  await visitor.seesScript();
  await visitor.seesToast('Added Brass Rollerball Pen to cart');
  await visitor.sees('header a', 'Cart, 1 item');
});

test('by Tab alone to Add to Cart', async ({ visitor }) => {
  await visitor.open('/product/5');
  await visitor.tabTo('Add to Cart');
  await visitor.press('Enter');
  await visitor.seesToast('Added Brass Rollerball Pen to cart');
});
