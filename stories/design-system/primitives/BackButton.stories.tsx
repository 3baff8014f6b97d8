import preview from '../../../.storybook/preview.tsx';
import { fn } from 'storybook/test';
import { BackButton } from '../../../src/design-system/primitives/BackButton.tsx';

const meta = preview.meta({
  parameters: {
    usage: {
      when: 'On a page with more than one way in, e.g. a product, to return to where the shopper came from.',
      whenNot: 'With a fixed destination: use TextLink.',
      screenReader: 'A button, named by its text. The arrow is not read.',
    },
  },
  component: BackButton,
  args: { disabled: false, onClick: fn() },
});

export const Default = meta.story();

export const Disabled = meta.story({ args: { disabled: true } });
