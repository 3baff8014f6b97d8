import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The rules for WCAG 2.2 at levels A and AA, good practice, and axe's experimental rules. */
const ruleTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/** What axe finds on a page, a line for each. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ruleTags, resultTypes: ['violations'] })
    // The other mode looks into frames of other origins by a second page. The shop has no frames.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' and ')}`,
  );
}
