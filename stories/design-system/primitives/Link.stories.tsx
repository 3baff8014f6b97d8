import preview from '../../../.storybook/preview.tsx';
import { fn } from 'storybook/test';
import { Link } from '../../../src/design-system/primitives/Link.tsx';

const meta = preview.meta({
  component: Link,
  parameters: {
    usage: {
      when: 'For a link whose look comes from what is around it: a card, a name, the item of a menu.',
      whenNot:
        'For a link within a text: use TextLink. For the main link of a view: use ButtonLink.',
      screenReader: 'A link, named by its content.',
    },
  },
  args: { href: '/products', children: 'View All Products', onClick: fn() },
});

export const Default = meta.story();
