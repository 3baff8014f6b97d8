import type { Device } from '../device.ts';

/**
 * Duration of the longest interaction, to the next paint; 0 if every interaction took less than 16 ms. Earlier
 * interactions do not count.
 */
export async function longestInteraction(
  { page, settle }: Device,
  interact: () => Promise<unknown>,
) {
  await settle();
  const startedAt = await page.evaluate(() => performance.now());
  await interact();
  await settle();
  return page.evaluate(
    (since) =>
      Math.max(
        0,
        ...window.probe.interactions
          .filter(({ start }) => start >= since)
          .map(({ duration }) => duration),
      ),
    startedAt,
  );
}
