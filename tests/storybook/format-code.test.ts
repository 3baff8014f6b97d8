import { expect, test } from 'vitest';
import { formatCode } from '../../.storybook/format-code.ts';

const files = { Button: 'forms/Button.tsx', ButtonLink: 'forms/Button.tsx', Icon: 'icons.tsx' };

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

test('formatCode shortens fragments', () => {
  expect(formatCode('<p><React.Fragment>a</React.Fragment></p>', {})).toBe('<p><>a</></p>');
});

test('formatCode shows values with images as variables', () => {
  const product =
    "  product={{\n    name: 'Lamp',\n    images: [\n      {\n        srcSet: 'a.avif'\n      }\n    ]\n  }}";
  const items = "  items={[\n    {\n      label: 'One'\n    }\n  ]}";
  expect(formatCode(`<Card\n${items}\n${product}\n/>`, files)).toBe(
    `<Card\n${items}\n  product={product}\n/>`,
  );
});
