import { create } from 'storybook/theming/create';
import type { Token } from '../stories/docs/foundations/parse-tokens.ts';

/** Storybook's theme in the shop's colours, font and corners, for the manager and the docs pages. */
export function createTheme(tokens: readonly Token[]) {
  const valueOf = (name: string) => {
    const value = tokens.find((token) => token.name === name)?.value;
    if (value === undefined) throw new Error(`tokens.css has no ${name}.`);
    return value;
  };
  const colour = (name: string) => valueOf(`--color-${name}`);
  const radius = Number.parseFloat(valueOf('--radius-control'));
  return create({
    base: 'light',
    // HTML: the manager has no other way to set the letter spacing of the wordmark (manager.css).
    brandTitle: '<span class="wordmark">ESSENCE</span>',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: valueOf('--font-sans'),
    colorPrimary: colour('accent'),
    // Selection, focus rings and links; Storybook sets white text on it.
    colorSecondary: colour('ink'),
    appBg: colour('paper'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appHoverBg: colour('stone'),
    appBorderColor: colour('line'),
    appBorderRadius: radius,
    textColor: colour('ink'),
    textMutedColor: colour('ink-2'),
    textInverseColor: colour('paper'),
    barBg: colour('paper'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('ink'),
    barSelectedColor: colour('accent'),
    buttonBg: colour('paper'),
    buttonBorder: colour('line-2'),
    booleanBg: colour('stone'),
    booleanSelectedBg: colour('paper'),
    inputBg: colour('paper'),
    inputBorder: colour('line-2'),
    inputTextColor: colour('ink'),
    inputBorderRadius: radius,
  });
}
