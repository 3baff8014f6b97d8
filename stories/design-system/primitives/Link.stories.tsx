import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link, LinkProvider, type LinkProps } from '../../../src/design-system/primitives/Link.tsx';
import { HOSTILE_NAME } from '../../fixtures/hostile.ts';
import { LONG_NAME } from '../../fixtures/products.ts';
import { NoopLink } from '../../fixtures/NoopLink.tsx';

const meta = {
  title: 'Components/Primitives/Link',
  component: Link,
  args: { href: '/products', children: 'View All Products', onClick: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View All Products' });
    await expect(link).toHaveAttribute('href', '/products');
  },
};

export const LongName: Story = {
  args: { children: LONG_NAME },
  globals: { viewport: { value: 'narrow' } },
};

export const HostileName: Story = {
  args: { children: HOSTILE_NAME },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: HOSTILE_NAME })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Like a router's link, adds a base path to the URL. */
function RouterLikeLink({ href, children, ...rest }: LinkProps) {
  return (
    <NoopLink {...rest} href={`/shop${href}`}>
      {children}
    </NoopLink>
  );
}

export const WithProvider: Story = {
  decorators: [
    (Story) => (
      <LinkProvider link={RouterLikeLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'View All Products' });
    await expect(link).toHaveAttribute('href', '/shop/products');
    await userEvent.click(link);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(link).toBeVisible();
  },
};

export const FollowsByKeyboard: Story = {
  ...WithProvider,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
