import preview from '../../../.storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Link, LinkContext, type LinkProps } from '../../../src/design-system/primitives/Link.tsx';

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

function RouterLink({ href }: LinkProps) {
  return <a href={`/shop${href}`}>Router</a>;
}

Default.test(
  'renders the link of the provider',
  {
    decorators: (Story) => (
      <LinkContext value={RouterLink}>
        <Story />
      </LinkContext>
    ),
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Router' })).toHaveAttribute(
      'href',
      '/shop/products',
    );
  },
);
