import preview from '../../../.storybook/preview.tsx';
import { fn } from 'storybook/test';
import { TextButton, TextLink } from '../../../src/design-system/primitives/TextLink.tsx';
import { withNoopLink } from '../../fixtures/decorators.tsx';
import { LONG_NAME } from '../../fixtures/products.ts';
import { compareStates } from '../../fixtures/compare-states.tsx';

const meta = preview.meta({
  component: TextLink,
  parameters: {
    usage: {
      when: [
        'For a link next to the button of a view, e.g. Continue Shopping. `TextButton` looks the same and acts on the current page: Remove, Clear Cart.',
        'Set `hasArrow` on a link to more of the same: View All Products.',
        'Combine `small` with `isMuted` in rows of captions.',
      ],
      whenNot: [
        'For the main action of a view: use Button.',
        'In another colour: the underline marks it as a link.',
        'To open a new window.',
      ],
      screenReader:
        'TextLink reads as a link, TextButton as a button, both named by their text. The arrow is hidden. A disabled TextButton is skipped by Tab and read as unavailable.',
      content:
        'A verb first, one to three capitalised words. If several have the same text, the accessible name ends with the item’s: Remove Arc Desk Lamp. A long text wraps.',
    },
  },
  subcomponents: { TextButton },
  args: { href: '/products', children: 'View All Products', onClick: fn() },
  decorators: [withNoopLink],
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
});

export const DisabledButton = meta.story({
  render: () => <TextButton disabled>Clear Cart</TextButton>,
});
