import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useInfiniteScroll } from '../../src/pages/products/use-infinite-scroll.ts';

/** A list as long as told, a row a line, that grows as it is scrolled. */
function Rows({ count, name }: { count: number; name: string }) {
  const list = ROWS.get(`${name} ${count}`) ?? makeRows(count, name);
  const { shown, sentinelRef } = useInfiniteScroll(list);
  return (
    <>
      <ul aria-label={name}>
        {shown.map((row) => (
          <li key={row} className="py-5 rule-hair">
            {row}
          </li>
        ))}
      </ul>
      <div ref={sentinelRef} />
      {/* Room to bring the end of the list to the middle of the screen. */}
      <div className="h-svh" />
    </>
  );
}

/** Lists by what they are called, so that each stays the same one from render to render. */
const ROWS = new Map<string, string[]>();

function makeRows(count: number, name: string): string[] {
  const rows = Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
  ROWS.set(`${name} ${count}`, rows);
  return rows;
}

const meta = {
  title: 'Patterns/Growing list',
  component: Rows,
  args: { count: 60, name: 'Product' },
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GrowsAsItIsScrolled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await waitFor(async () => {
      canvas.getAllByRole('listitem').at(-1)?.scrollIntoView({ block: 'center' });
      await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const ShorterThanAStep: Story = {
  args: { count: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};
