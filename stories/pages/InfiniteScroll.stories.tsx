import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useInfiniteScroll } from '../../src/pages/products/use-infinite-scroll.ts';

/** A list of `count` rows with infinite scroll. */
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
      {/* Lets the end of the list scroll to the centre of the window. */}
      <div className="h-svh" />
    </>
  );
}

/** Cached lists: the hook resets if the list changes identity between renders. */
const ROWS = new Map<string, string[]>();

function makeRows(count: number, name: string): string[] {
  const rows = Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
  ROWS.set(`${name} ${count}`, rows);
  return rows;
}

const meta = {
  title: 'Patterns/Infinite Scroll',
  component: Rows,
  args: { count: 60, name: 'Product' },
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsMoreOnScroll: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await waitFor(async () => {
      canvas.getAllByRole('listitem').at(-1)?.scrollIntoView({ block: 'center' });
      await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const SinglePage: Story = {
  args: { count: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};
