import type { Page } from 'playwright/test';

/** Overrides a duration token, so a test can act while something moves. */
export async function setDuration(
  page: Page,
  token: 'colour' | 'leave' | 'move',
  duration: string,
): Promise<void> {
  await page.evaluate(
    ([name, value]) => {
      document.documentElement.style.setProperty(name, value);
    },
    [`--duration-${token}`, duration] as const,
  );
}
