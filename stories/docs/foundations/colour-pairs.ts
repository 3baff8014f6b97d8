import { contrastRatio, layOver, parseColour } from './contrast.ts';
import type { Token } from './parse-tokens.ts';

/** Two colours that meet on a page. */
export interface ColourPair {
  /** The token without `--color-`. */
  foreground: string;
  background: string;
  /** What lies under a background that lets it through.
   * @default 'paper' */
  over?: string;
  /** `text` is read; `line` carries a meaning without words, as a field's line or the focus ring. */
  kind: 'text' | 'line';
  /** Where the two meet. */
  where: string;
}

/** The contrast that WCAG 2.2 asks for at level AA. */
const NEEDED_CONTRAST = { text: 4.5, line: 3 } as const;

/** Every pair in use. A new combination in a component is a new entry here. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  { foreground: 'ink', background: 'paper', kind: 'text', where: 'Text, headings, text links' },
  { foreground: 'ink-2', background: 'paper', kind: 'text', where: 'Labels, captions, ledes' },
  { foreground: 'ink-3', background: 'paper', kind: 'text', where: 'Placeholders' },
  {
    foreground: 'clay',
    background: 'paper',
    kind: 'text',
    where: 'Low stock, a field’s error, Out of Stock on a product page and in the table',
  },
  { foreground: 'paper', background: 'ink', kind: 'text', where: 'Button, toast, skip link' },
  { foreground: 'paper', background: 'ink-hover', kind: 'text', where: 'Button under the pointer' },
  { foreground: 'paper', background: 'ink-2', kind: 'text', where: 'Button while pressed' },
  {
    foreground: 'ink-2',
    background: 'stone',
    kind: 'text',
    where: 'Button, quiet or disabled; image field while files are held over it',
  },
  {
    foreground: 'ink',
    background: 'stone',
    kind: 'text',
    where: 'A plate’s text alternative, Browse Images while files are held over it',
  },
  { foreground: 'on-clay', background: 'clay', kind: 'text', where: 'Cart count' },
  {
    foreground: 'ink',
    background: 'wall',
    kind: 'text',
    where: 'Headline and main links before the hero’s photograph is there',
  },
  { foreground: 'ink', background: 'glass', kind: 'text', where: 'Compact header over paper' },
  {
    foreground: 'ink',
    background: 'glass',
    over: 'wall',
    kind: 'text',
    where: 'Compact header over a photograph’s wall',
  },
  { foreground: 'ink', background: 'floor-3', kind: 'text', where: 'Footer links' },
  { foreground: 'ink-2', background: 'floor-3', kind: 'text', where: 'Footer titles' },
  { foreground: 'floor-ink', background: 'floor-3', kind: 'text', where: 'Footer’s last line' },
  {
    foreground: 'line-2',
    background: 'paper',
    kind: 'line',
    where: 'The line a field, stepper or slider stands on; a minus that is off',
  },
  {
    foreground: 'ink',
    background: 'paper',
    kind: 'line',
    where: 'The line of a focused field, the current tab, the slider’s dots',
  },
  {
    foreground: 'clay',
    background: 'paper',
    kind: 'line',
    where: 'Focus ring, a wrong field’s line, the dash of the current entry',
  },
  { foreground: 'ink-3', background: 'paper', kind: 'line', where: 'Outline of an empty star' },
  {
    foreground: 'ink',
    background: 'stone',
    kind: 'line',
    where: 'Image field while files are held over it',
  },
  { foreground: 'paper', background: 'ink', kind: 'line', where: 'Focus ring inside a toast' },
  { foreground: 'ink', background: 'wall', kind: 'line', where: 'Focus ring in the hero' },
  {
    foreground: 'clay',
    background: 'glass',
    over: 'wall',
    kind: 'line',
    where: 'Focus ring in the compact header',
  },
  { foreground: 'clay', background: 'floor-3', kind: 'line', where: 'Focus ring in the footer' },
];

/** A pair as it is seen. */
export interface MeasuredPair extends ColourPair {
  /** The colours, as CSS writes them. */
  foregroundValue: string;
  backgroundValue: string;
  ratio: number;
  needed: number;
  holds: boolean;
}

/** Measures a pair with the values of tokens.css. Throws when they have no such colour. */
export function measurePair(pair: ColourPair, tokens: readonly Token[]): MeasuredPair {
  const valueOf = (name: string) => {
    const value = tokens.find((token) => token.name === `--color-${name}`)?.value;
    if (value === undefined) throw new Error(`tokens.css has no --color-${name}.`);
    return value;
  };
  const [foregroundValue, backgroundValue] = [valueOf(pair.foreground), valueOf(pair.background)];
  const base = parseColour(valueOf(pair.over ?? 'paper'));
  const background = layOver(parseColour(backgroundValue), base);
  const ratio = contrastRatio(layOver(parseColour(foregroundValue), background), background);
  const needed = NEEDED_CONTRAST[pair.kind];
  return { ...pair, foregroundValue, backgroundValue, ratio, needed, holds: ratio >= needed };
}
