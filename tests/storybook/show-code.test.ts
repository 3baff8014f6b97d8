import { expect, test } from 'vitest';
import { showCode } from '../../.storybook/show-code.ts';

const title = 'Components/Commerce/StockBadge';

test.each([
  ['numbers', { stock: 3 }, '<StockBadge stock={3} />'],
  ['texts', { name: 'Bud Vase' }, '<StockBadge name="Bud Vase" />'],
  ['texts with quotes', { name: 'A "vase"' }, '<StockBadge name={name} />'],
  ['booleans', { isOpen: true, isShown: false }, '<StockBadge isOpen isShown={false} />'],
  [
    'objects and callbacks',
    { line: { id: '1' }, onAdd: () => 0 },
    '<StockBadge line={line} onAdd={onAdd} />',
  ],
  ['text children', { children: 'Low stock' }, '<StockBadge>Low stock</StockBadge>'],
  ['no value', { stock: undefined }, '<StockBadge />'],
])('showCode prints %s as props', (_, args, expected) => {
  expect(showCode('<StatefulBadge stock={3} />', { title, args })).toBe(expected);
});

test('showCode wraps a long line', () => {
  const args = {
    name: 'A stoneware vase',
    category: 'Home',
    price: 149,
    stock: 3,
    onAddToCart: () => 0,
  };
  expect(showCode('<A />', { title, args })).toBe(`<StockBadge
  name="A stoneware vase"
  category="Home"
  price={149}
  stock={3}
  onAddToCart={onAddToCart}
/>`);
  const children =
    'A text that is longer than one line of code, so that it is wrapped into a block.';
  expect(showCode('<A />', { title, args: { children } })).toBe(`<StockBadge>
  ${children}
</StockBadge>`);
});

test.each([
  ['of JSX props', title, '<Card>', { action: { $$typeof: Symbol('element') } }],
  ['of JSX children', title, '<Card>', { children: [] }],
  ['that is not JSX', title, 'meta.story({})', { stock: 3 }],
  ['of a page', 'Pages/Cart', '<ShopAt />', { route: '/cart' }],
])('showCode keeps the code %s', (_, storyTitle, code, args) => {
  expect(showCode(code, { title: storyTitle, args })).toBe(code);
});

test('showCode prints the value of an option', () => {
  const argTypes = {
    line: { mapping: { Lamp: { id: '1' } } },
    layout: { mapping: { Rows: 'rows' } },
  };
  const args = { line: 'Lamp', layout: 'Rows', name: 'Lamp' };
  expect(showCode('<A />', { title, args, argTypes })).toBe(
    '<StockBadge line={line} layout="rows" name="Lamp" />',
  );
});
