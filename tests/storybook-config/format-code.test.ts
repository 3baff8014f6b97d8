import { expect, test } from 'vitest';
import { formatCode } from '../../.storybook/format-code.ts';

const files = { Button: 'forms/Button.tsx', ButtonLink: 'forms/Button.tsx', Icon: 'icons.tsx' };

const lines = (image: string) =>
  `  lines={[\n    {\n      image: ${image},\n      quantity: 1\n    }\n  ]}`;

test('formatCode imports each component once, by file', () => {
  const code = '<Button>\n  <Icon />\n  <ButtonLink />\n  <Icon />\n</Button>';
  const formatted = [
    "import { Button, ButtonLink } from './forms/Button.tsx';",
    "import { Icon } from './icons.tsx';",
    '',
    code,
  ].join('\n');
  expect(formatCode(code, files)).toBe(formatted);
  expect(formatCode(formatted, files)).toBe(formatted);
});

test('formatCode takes values with images from the catalogue', () => {
  const photograph =
    "{\n        path: 'photographs/lamp-whole',\n        widths: [\n          320\n        ]\n      }";
  const product = `  product={{\n    name: 'Lamp',\n    photographs: [\n      ${photograph}\n    ],\n    rating: 4.7,\n    stock: 3\n  }}`;
  const items = "  items={[\n    {\n      label: 'One'\n    }\n  ]}";
  expect(formatCode(`<Card\n${items}\n${product}\n${lines(photograph)}\n/>`, files)).toBe(
    [
      "import { photographs } from './catalogue/photographs.ts';",
      "import { products } from './catalogue/catalogue.ts';",
      '',
      '<Card',
      items,
      "  product={{\n    ...products[0],\n    name: 'Lamp',\n    photographs: [\n      photographs['lamp-whole']\n    ],\n    stock: 3\n  }}",
      lines("photographs['lamp-whole']"),
      '/>',
    ].join('\n'),
  );
});

test.each([
  [1, ''],
  [2, ".map((product) => ({ ...product, name: 'Vase' }))"],
])('formatCode shows the values of a set and the number of products: %i', (count, change) => {
  const item = `    {\n      name: 'Vase',\n      photographs: [\n        { path: 'photographs/vase' }\n      ]\n    }`;
  const items = Array.from({ length: count }, () => item).join(',\n');
  const code = `<Card\n  ids={[object Set]}\n  products={[\n${items}\n  ]}\n/>`;
  expect(formatCode(code, files, { ids: new Set(['1', '3']) })).toBe(
    `import { products } from './catalogue/catalogue.ts';\n\n<Card\n  ids={new Set(['1', '3'])}\n  products={products.slice(0, ${count})${change}}\n/>`,
  );
});

test('formatCode shows a missing photograph as it is', () => {
  const code = "<Card\n  image={{ path: 'photographs/not-found' }}\n/>";
  expect(formatCode(code, {})).toBe(code);
});

test('formatCode adds the state of a controlled component', () => {
  const code = '<Button\n  value={[\n    40,\n    120\n  ]}\n  onValueChange={() => {}}\n/>';
  expect(formatCode(code, files)).toBe(
    [
      "import { Button } from './forms/Button.tsx';",
      "import { useState } from 'react';",
      '',
      'const [value, setValue] = useState<readonly [number, number]>([40, 120]);',
      '',
      '<Button\n  value={value}\n  onValueChange={setValue}\n/>',
    ].join('\n'),
  );
});

test('formatCode shows the control of a Field with its classes, and no import for a word', () => {
  const path = 'forms/Field.tsx';
  expect(
    formatCode('<Field\n  label="Search products..."\n/>', { Field: path, controlClass: path }),
  ).toBe(
    [
      "import { Field, controlClass } from './forms/Field.tsx';",
      '',
      '<Field\n  label="Search products...">',
      '  {(control) => <input {...control} className={`${controlClass} h-11.5 text-field`} />}',
      '</Field>',
    ].join('\n'),
  );
});

test.each([
  ['shortens fragments', '<p><React.Fragment>a</React.Fragment></p>', '<p><>a</></p>'],
  [
    'shows the functions that return a value',
    '<Card\n  format={() => {}}\n  getHref={() => {}}\n  onAdd={() => {}}\n/>',
    "import { formatWholeDollars } from './domain/money.ts';\n\n<Card\n  format={formatWholeDollars}\n  getHref={(id) => `/product/${id}`}\n  onAdd={() => {}}\n/>",
  ],
  [
    'shows the call that shows a toast',
    "<ToastOnPage\n  options={{\n    title: 'Cart cleared',\n    onUndo: () => {}\n  }}\n/>",
    "import { notify } from './shared/toasts/notify.tsx';\n\nvoid notify({\n  title: 'Cart cleared',\n  onUndo: () => {}\n});",
  ],
])('formatCode %s', (_, code, formatted) => {
  expect(formatCode(code, {})).toBe(formatted);
});
