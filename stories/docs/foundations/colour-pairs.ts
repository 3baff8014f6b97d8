import { contrastRatio, composite, parseColour } from './contrast.ts';
import type { Token } from './parse-tokens.ts';

/** A foreground and a background colour that are used together. */
export interface ColourPair {
  /** The token's name without `--color-`. */
  foreground: string;
  background: string;
  /** The colour below a translucent background.
   * @default 'paper' */
  over?: string;
  /** Text, or a line that conveys meaning, e.g. a field's border or the focus ring. */
  kind: 'text' | 'line';
  /** Where the pair is used. */
  where: string;
}

/** The contrast ratios that WCAG 2.2 requires at level AA. */
const REQUIRED_CONTRAST = { text: 4.5, line: 3 } as const;

/** All pairs in use. Add the new pairs of a component here. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  text('ink', 'paper', 'Text, headings, text links'),
  text('ink-2', 'paper', 'Labels, captions, ledes'),
  text('ink-3', 'paper', 'Placeholders'),
  text('accent', 'paper', 'Low stock, Out of Stock in the table of the seller'),
  text('error', 'paper', 'Error message'),
  text('paper', 'ink', 'Button, toast, skip link'),
  text('paper', 'ink-hover', 'Button on hover'),
  text('paper', 'ink-2', 'Button while pressed'),
  text('ink-2', 'stone', 'Disabled button, drop zone of images, text alternative of an image'),
  text('ink', 'stone', 'Quiet button, Browse Images'),
  text('on-accent', 'accent', 'Cart count'),
  text('ink', 'wall', 'Headline and main links until the hero image is loaded'),
  text('ink', 'glass', 'Compact header over paper'),
  text('ink', 'glass', 'Compact header over an image', 'wall'),
  text('ink', 'floor-3', 'Footer links'),
  text('ink-2', 'floor-3', 'Footer titles'),
  text('floor-ink', 'floor-3', 'Last line of the footer'),
  line('line-2', 'paper', 'Border of a field, stepper or slider; disabled minus'),
  line('ink', 'paper', 'Border of a focused field, current tab, slider thumbs'),
  line('accent', 'paper', 'Dash of the current item'),
  line('error', 'paper', 'Border of an invalid field'),
  line('focus', 'paper', 'Focus ring'),
  line('ink-3', 'paper', 'Outline of an empty star'),
  line('ink', 'stone', 'Border of the drop zone during a drag'),
  line('focus', 'stone', 'Focus ring of Browse Images'),
  line('paper', 'ink', 'Focus ring inside a toast'),
  line('ink', 'wall', 'Focus ring in the hero'),
  line('focus', 'glass', 'Focus ring in the compact header', 'wall'),
  line('focus', 'floor-3', 'Focus ring in the footer'),
];

/** A pair with its contrast ratio. */
export interface MeasuredPair extends ColourPair {
  /** CSS values of the tokens. */
  foregroundValue: string;
  backgroundValue: string;
  ratio: number;
  required: number;
}

/** Calculates the contrast ratio of a pair. Throws if a token does not exist. */
export function measurePair(pair: ColourPair, tokens: readonly Token[]): MeasuredPair {
  const valueOf = (name: string): string => {
    const value = tokens.find((token) => token.name === `--color-${name}`)?.value;
    if (value === undefined) throw new Error(`tokens.css has no --color-${name}.`);
    const [, alias] = /^var\(--color-(.+)\)$/.exec(value) ?? [];
    return alias === undefined ? value : valueOf(alias);
  };
  const [foregroundValue, backgroundValue] = [valueOf(pair.foreground), valueOf(pair.background)];
  const base = parseColour(valueOf(pair.over ?? 'paper'));
  const background = composite(parseColour(backgroundValue), base);
  const ratio = contrastRatio(composite(parseColour(foregroundValue), background), background);
  const required = REQUIRED_CONTRAST[pair.kind];
  return { ...pair, foregroundValue, backgroundValue, ratio, required };
}

function text(foreground: string, background: string, where: string, over?: string): ColourPair {
  return { foreground, background, kind: 'text', where, ...(over && { over }) };
}

function line(foreground: string, background: string, where: string, over?: string): ColourPair {
  return { foreground, background, kind: 'line', where, ...(over && { over }) };
}
