import preview from '../../../.storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from '../../../src/design-system/layout/SkipLink.tsx';
import { Link } from '../../../src/design-system/primitives/Link.tsx';
import { withContainingBlock } from '../../fixtures/decorators.tsx';

const meta = preview.meta({
  component: SkipLink,
  parameters: {
    usage: {
      when: 'Once, as the first element of the page.',
      whenNot: 'For links within a page, e.g. a table of contents: use TextLink.',
      screenReader: 'The first link of the page. It moves the focus to the content.',
    },
  },
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Link href="/products" className="block pt-head">
        SHOP
      </Link>
      <section id={args.targetId} tabIndex={-1} aria-label="Content">
        Featured Collection
      </section>
    </>
  ),
  decorators: [withContainingBlock('12rem')],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
  },
});

export const Focused = meta.story({
  parameters: { pseudo: { focus: 'a[href="#content"]' } },
  play: async () => {
    await userEvent.tab();
  },
});

Default.test('moves the focus to the content', async ({ canvas }) => {
  const url = window.location.href;
  await userEvent.click(canvas.getByRole('link', { name: 'Skip to content' }));
  await expect(canvas.getByRole('region', { name: 'Content' })).toHaveFocus();
  await expect(window.location.href).toBe(url);
});
