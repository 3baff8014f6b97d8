import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CartLine, type CartLineProps } from '../../../src/design-system/commerce/CartLine.tsx';
import { LinkProvider } from '../../../src/design-system/primitives/Link.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';
import { sidewaysOverflow } from '../../fixtures/measure.ts';
import {
  lampPhotograph,
  LONG_NAME,
  makeCartLine,
  missingPhotograph,
} from '../../fixtures/products.ts';
import { NoopLink } from '../../fixtures/NoopLink.tsx';

/** Keeps the line, as the cart does: a quantity below 1 takes it out. */
function HeldLine({ line, onQuantityChange, onRemove, ...rest }: CartLineProps) {
  const [quantity, setQuantity] = useState(line.quantity);
  if (quantity < 1) return <li>Your cart is empty</li>;
  return (
    <CartLine
      {...rest}
      line={{ ...line, quantity }}
      onQuantityChange={(id, next) => {
        onQuantityChange(id, next);
        setQuantity(next);
      }}
      onRemove={(id) => {
        onRemove(id);
        setQuantity(0);
      }}
    />
  );
}

const meta = {
  title: 'Components/Commerce/CartLine',
  component: CartLine,
  args: {
    line: makeCartLine(),
    photograph: lampPhotograph,
    href: '/product/1',
    stock: 24,
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <HeldLine key={args.line.quantity} {...args} />,
  decorators: [
    (Story) => (
      <LinkProvider link={NoopLink}>
        <ul className="wrap">
          <Story />
        </ul>
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words of the line, as a screen reader goes through them. */
function readLine(line: HTMLElement): string {
  return line.textContent.replaceAll(/\s+/g, ' ');
}

/** Whether two parts of the line do not lie on each other. */
function isApart(one: HTMLElement, other: HTMLElement): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem', { name: 'Arc Desk Lamp' });
    await expect(readLine(line)).toContain('Price $149.00');
    await expect(readLine(line)).toContain('Total $149.00');
    await expect(canvas.getByRole('link', { name: 'Arc Desk Lamp' })).toHaveAttribute(
      'href',
      '/product/1',
    );
  },
};

/** Name and Remove stand on the edges of the picture, to its right. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('presentation').getBoundingClientRect();
    const name = canvas.getByText('Arc Desk Lamp', { selector: 'a' }).getBoundingClientRect();
    const remove = canvas.getByRole('button', { name: /^Remove/ }).getBoundingClientRect();
    await expect(name.left).toBeGreaterThan(picture.right);
    await expect(remove.left).toBe(name.left);
    await expect(Math.abs(name.top - picture.top)).toBeLessThan(16);
    await expect(Math.abs(remove.bottom - picture.bottom)).toBeLessThan(16);
  },
};

export const ManyPieces: Story = {
  args: { line: makeCartLine({ price: 49.99, quantity: 3 }) },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem');
    await expect(readLine(line)).toContain('Price $49.99');
    await expect(readLine(line)).toContain('Total $149.97');
  },
};

export const QuantityOverStock: Story = {
  args: { line: makeCartLine({ quantity: 7 }), stock: 6 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Only 6 in stock')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('1', 8);
  },
};

export const OutOfStock: Story = {
  args: { stock: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None in stock right now')).toBeVisible();
  },
};

/** A product that the catalogue does not know: no page to lead to, no stock to compare with. */
export const UnknownProduct: Story = {
  args: {
    line: makeCartLine({ quantity: 500 }),
    photograph: undefined,
    imageSrc: '/photographs/arc-desk-lamp-whole-800.webp',
    href: undefined,
    stock: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Arc Desk Lamp' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/in stock/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('presentation')).toHaveAttribute(
      'src',
      '/photographs/arc-desk-lamp-whole-800.webp',
    );
  },
};

export const LongName: Story = {
  args: { line: makeCartLine({ name: LONG_NAME }) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(sidewaysOverflow(canvas.getByRole('listitem'))).toBe(0);
  },
};

export const ThreeDigitQuantity: Story = {
  args: { line: makeCartLine({ quantity: 120 }), stock: 240 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem');
    await expect(readLine(line)).toContain('Total $17880.00');
    await expect(sidewaysOverflow(line)).toBe(0);
    await expect(
      isApart(canvas.getByRole('button', { name: /^Increase/ }), canvas.getByText('$17880.00')),
    ).toBe(true);
  },
};

export const MissingPicture: Story = { args: { photograph: missingPhotograph } };

export const NoStoredImage: Story = {
  args: { photograph: undefined, line: makeCartLine({ image: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Arc Desk Lamp' })).toBeVisible();
  },
};

export const HostileName: Story = {
  args: { line: makeCartLine({ name: HOSTILE_NAME }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: HOSTILE_NAME })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Remove ${HOSTILE_NAME}` })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NarrowPhone: Story = {
  args: { line: makeCartLine({ quantity: 2 }) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(
      isApart(canvas.getByRole('button', { name: /^Increase/ }), canvas.getByText('$298.00')),
    ).toBe(true);
  },
};

export const IncreasesQuantity: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
    await expect(args.onQuantityChange).toHaveBeenCalledWith('1', 2);
    await expect(readLine(canvas.getByRole('listitem'))).toContain('Total $298.00');
  },
};

export const DecreasesQuantity: Story = {
  args: { line: makeCartLine({ quantity: 3 }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease quantity/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(1);
    await expect(args.onQuantityChange).toHaveBeenCalledWith('1', 2);
    await expect(readLine(canvas.getByRole('listitem'))).toContain('Total $298.00');
  },
};

/** Below 1 the line leaves the cart. */
export const DecreasesToNone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease quantity/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith('1', 0);
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
  },
};

export const Removes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Arc Desk Lamp' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Arc Desk Lamp')).not.toBeInTheDocument();
  },
};

export const ChangesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Increase quantity/ })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onQuantityChange).toHaveBeenCalledTimes(2);
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith('1', 3);
    await expect(readLine(canvas.getByRole('listitem'))).toContain('Total $447.00');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Arc Desk Lamp' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
  },
};
