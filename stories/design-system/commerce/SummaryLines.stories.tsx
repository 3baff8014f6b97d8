import preview from '../../../.storybook/preview.tsx';
import { longTexts } from '../../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import { SummaryLines } from '../../../src/design-system/commerce/SummaryLines.tsx';
import { selectControl } from '../../fixtures/controls.ts';
import { withMaxWidth } from '../../fixtures/decorators.tsx';
import {
  lampPhotograph,
  LONG_NAME,
  makeCartLine,
  missingPhotograph,
  vasePhotograph,
} from '../../fixtures/products.ts';

const lampLine = { line: makeCartLine(), image: lampPhotograph };
const vaseLine = {
  line: makeCartLine({ id: '7', name: 'Bud Vase', price: 42, quantity: 2 }),
  image: vasePhotograph,
};

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'Beside a form, to show what is ordered, e.g. in the checkout.',
      whenNot: 'Where a quantity can be changed: use CartLine.',
      screenReader:
        'A list. Each item reads the name, the quantity and the price. The images are decorative.',
    },
  },
  component: SummaryLines,
  args: {
    lines: [lampLine, vaseLine],
  },
  argTypes: {
    lines: selectControl({
      'Two products': [lampLine, vaseLine],
      'One product': [lampLine],
      'Long name': [{ ...lampLine, line: makeCartLine({ name: LONG_NAME }) }, vaseLine],
      '999 units': [{ ...lampLine, line: makeCartLine({ quantity: 999 }) }],
      'Image fails to load': [{ line: makeCartLine(), image: missingPhotograph }],
    }),
  },
  decorators: [withMaxWidth('22rem')],
});

export const Default = meta.story({ parameters: longTexts });

Default.test('shows quantity, price and total', async ({ canvas }) => {
  const [lamp, vase] = canvas.getAllByRole('listitem');
  await expect(lamp).toHaveTextContent('Arc Desk Lamp1 × $149.00$149.00');
  await expect(vase).toHaveTextContent('Bud Vase2 × $42.00$84.00');
});

export const ManyLines = meta.story({
  args: {
    lines: Array.from({ length: 8 }, (_, index) => ({
      line: makeCartLine({ id: String(index + 1) }),
      // A copy: the story's code would show `[Circular]` for the same object.
      image: { ...(index % 2 === 0 ? lampPhotograph : vasePhotograph) },
    })),
  },
});

export const LongName = meta.story({
  args: { lines: [{ ...lampLine, line: makeCartLine({ name: LONG_NAME }) }] },
  globals: { viewport: { value: 'narrow' } },
});

export const ThreeDigitQuantity = meta.story({
  args: { lines: [{ ...lampLine, line: makeCartLine({ quantity: 999 }) }] },
  globals: { viewport: { value: 'narrow' } },
});
