import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTheme } from '../../.storybook/theme.ts';
import { contrastRatio, parseColour } from '../../stories/docs/foundations/contrast.ts';
import { parseTokens } from '../../stories/docs/foundations/parse-tokens.ts';

const theme = createTheme(parseTokens(readFileSync('src/design-system/tokens.css', 'utf8')));

/** Storybook's text colour of selected items, which the theme cannot change. */
const WHITE = '#ffffff';

test.each([
  ['text', theme.textColor, theme.appBg, 4.5],
  ['text of a hovered item', theme.textColor, theme.appHoverBg, 4.5],
  ['muted text', theme.textMutedColor, theme.appContentBg, 4.5],
  ['muted text of a hovered item', theme.textMutedColor, theme.appHoverBg, 4.5],
  ['toolbar', theme.barTextColor, theme.barBg, 4.5],
  ['selected tab', theme.barSelectedColor, theme.barBg, 4.5],
  ['link', theme.colorSecondary, theme.appContentBg, 4.5],
  ['selected item', WHITE, theme.colorSecondary, 4.5],
  ['selected option of a switch', theme.textColor, theme.booleanSelectedBg, 4.5],
  ['text of an input', theme.inputTextColor, theme.inputBg, 4.5],
  ['border of an input', theme.inputBorder, theme.appContentBg, 3],
  ['border of a button', theme.buttonBorder, theme.appContentBg, 3],
])("the contrast of Storybook's theme meets WCAG level AA: %s", (_, one, other, required) => {
  expect(contrastRatio(parseColour(one), parseColour(other))).toBeGreaterThanOrEqual(required);
});
