import { expect, waitFor } from 'storybook/test';
import { findLayoutFaults } from '../tests/support/layout.ts';

const page = { evaluate: (find: () => string[]) => Promise.resolve(find()) };

/**
 * Expects that what a component shows fits into its story: it is neither clipped nor wider than the screen, and does
 * not overlap. In tests only: elsewhere a story has other widths than its own. The end-to-end tests check the pages.
 */
export async function expectLayout({ title }: { title: string }): Promise<void> {
  if (import.meta.env.MODE !== 'test' || !title.startsWith('Components/')) return;
  await waitFor(async () => expect(await findLayoutFaults(page)).toEqual([]));
}
