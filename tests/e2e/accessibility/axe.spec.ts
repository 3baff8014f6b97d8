import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/shop-test.ts';
import { openState, screens, screensOf, shopStates } from './shop-states.ts';

/** The rules for WCAG 2.2 at levels A and AA, and those that axe counts as good practice. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const state of shopStates) {
  test.describe(state.name, () => {
    test.use({ allowedConsole: state.allowedConsole ?? null });

    for (const screen of screensOf(state)) {
      test(`has nothing for axe to find at ${screens[screen].width} px`, async ({ page }) => {
        // A colour that is on its way to another is no colour to judge.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openState(page, state, screen);
        const { violations } = await new AxeBuilder({ page }).withTags(ruleTags).analyze();
        expect(violations.map(describeViolation)).toEqual([]);
      });
    }
  });
}

/** A violation in a line: what is wrong and where. */
function describeViolation({
  id,
  help,
  nodes,
}: {
  id: string;
  help: string;
  nodes: { html: string }[];
}) {
  return `${id}: ${help}: ${nodes.map(({ html }) => html).join(' and ')}`;
}
