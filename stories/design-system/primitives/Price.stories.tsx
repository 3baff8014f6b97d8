import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Price } from '../../../src/design-system/primitives/Price.tsx';

const meta = {
  title: 'Components/Primitives/Price',
  component: Price,
  args: { cents: 149_00 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$149.00')).toBeVisible();
  },
};

export const WithCents: Story = {
  args: { cents: 5_09 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5.09')).toBeVisible();
  },
};

export const Zero: Story = {
  args: { cents: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0.00')).toBeVisible();
  },
};

export const Thousands: Story = {
  args: { cents: 1234_50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1234.50')).toBeVisible();
  },
};

export const TabularFigures: Story = {
  render: () => (
    <div className="grid justify-items-start">
      <Price cents={111_11} />
      <Price cents={888_88} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = ['$111.11', '$888.88'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(ones?.width).toBe(eights?.width);
  },
};
