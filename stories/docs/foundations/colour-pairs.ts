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
  text('ink', 'paper', 'Text, headings, text links'),
  text('ink-2', 'paper', 'Labels, captions, ledes'),
  text('ink-3', 'paper', 'Placeholders'),
  text(
    'clay',
    'paper',
    'Low stock, a field’s error, Out of Stock on a product page and in the table',
  ),
  text('paper', 'ink', 'Button, toast, skip link'),
  text('paper', 'ink-hover', 'Button under the pointer'),
  text('paper', 'ink-2', 'Button while pressed'),
  text('ink-2', 'stone', 'Button, quiet or disabled; image field while files are held over it'),
  text('ink', 'stone', 'A plate’s text alternative, Browse Images while files are held over it'),
  text('on-clay', 'clay', 'Cart count'),
  text('ink', 'wall', 'Headline and main links before the hero’s photograph is there'),
  text('ink', 'glass', 'Compact header over paper'),
  text('ink', 'glass', 'Compact header over a photograph’s wall', 'wall'),
  text('ink', 'floor-3', 'Footer links'),
  text('ink-2', 'floor-3', 'Footer titles'),
  text('floor-ink', 'floor-3', 'Footer’s last line'),
  line('line-2', 'paper', 'The line a field, stepper or slider stands on; a minus that is off'),
  line('ink', 'paper', 'The line of a focused field, the current tab, the slider’s dots'),
  line('clay', 'paper', 'Focus ring, a wrong field’s line, the dash of the current entry'),
  line('ink-3', 'paper', 'Outline of an empty star'),
  line('ink', 'stone', 'Image field while files are held over it'),
  line('paper', 'ink', 'Focus ring inside a toast'),
  line('ink', 'wall', 'Focus ring in the hero'),
  line('clay', 'glass', 'Focus ring in the compact header', 'wall'),
  line('clay', 'floor-3', 'Focus ring in the footer'),
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

function text(foreground: string, background: string, where: string, over?: string): ColourPair {
  return { foreground, background, kind: 'text', where, ...(over && { over }) };
}

function line(foreground: string, background: string, where: string, over?: string): ColourPair {
  return { foreground, background, kind: 'line', where, ...(over && { over }) };
}
