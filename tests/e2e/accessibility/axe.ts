import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const ruleTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: ruleTags, resultTypes: ['violations'] })
    // The default mode opens a second page for cross-origin frames, which the shop does not have.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' and ')}`,
  );
}
