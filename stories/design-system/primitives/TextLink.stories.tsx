import preview from '../../../.storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { TextButton, TextLink } from '../../../src/design-system/primitives/TextLink.tsx';
import { textControl } from '../../fixtures/controls.ts';
import { withNoopLink } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/TextLink',
  component: TextLink,
  subcomponents: { TextButton },
  args: { href: '/products', children: 'View All Products', onClick: fn() },
  decorators: [withNoopLink],
  argTypes: {
    children: textControl,
  },
});

export const Default = meta.story();

export const States = meta.story({
  decorators: compareStates(),
});

export const WithArrow = meta.story({ args: { hasArrow: true } });

export const Small = meta.story({ args: { size: 'small' } });

export const Muted = meta.story({ args: { isMuted: true } });

export const LongName = meta.story({
  args: { children: LONG_NAME, hasArrow: true },
  globals: { viewport: { value: 'narrow' } },
});

export const AsButton = meta.story({
  render: () => <TextButton>Clear Cart</TextButton>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear Cart' })).toHaveAttribute(
      'type',
      'button',
    );
  },
});

export const DisabledButton = meta.story({
  render: () => <TextButton disabled>Clear Cart</TextButton>,
});
