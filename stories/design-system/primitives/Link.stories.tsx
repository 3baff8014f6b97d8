import preview from '../../../.storybook/preview.tsx';
import type { ComponentType } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Link, LinkContext, type LinkProps } from '../../../src/design-system/primitives/Link.tsx';
import { textControl } from '../../fixtures/controls.ts';
import { NoopLink } from '../../fixtures/NoopLink.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: {
    usage: {
      when: 'For a link whose look comes from what is around it: a card, a name, the item of a menu.',
      whenNot: 'For a link within a text: use TextLink. For an action: use ButtonLink.',
      screenReader: 'A link, named by its content.',
    },
  },
  args: { href: '/products', children: 'View All Products', onClick: fn() },
  argTypes: {
    children: textControl,
  },
});

export const Default = meta.story();

/** Like a router's link, adds a base path to the URL. */
function RouterLikeLink({ href, children, ...rest }: LinkProps) {
  return (
    <NoopLink {...rest} href={`/shop${href}`}>
      {children}
    </NoopLink>
  );
}

function withLinkContext(Story: ComponentType) {
  return (
    <LinkContext value={RouterLikeLink}>
      <Story />
    </LinkContext>
  );
}

Default.test(
  'renders the link of the provider',
  { decorators: withLinkContext },
  async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'View All Products' });
    await expect(link).toHaveAttribute('href', '/shop/products');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(link).toBeVisible();
  },
);
