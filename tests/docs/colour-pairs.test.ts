import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLOUR_PAIRS, measurePair } from '../../stories/docs/foundations/colour-pairs.ts';
import { contrastRatio, parseColour } from '../../stories/docs/foundations/contrast.ts';
import { parseTokens } from '../../stories/docs/foundations/parse-tokens.ts';

const tokens = parseTokens(readFileSync('src/design-system/tokens.css', 'utf8'));

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#964828', '#964828', 1],
])('contrastRatio of %s on %s is %d', (foreground, background, ratio) => {
  expect(contrastRatio(parseColour(foreground), parseColour(background))).toBeCloseTo(ratio, 2);
});

test.each(COLOUR_PAIRS)('$foreground on $background meets WCAG level AA: $where', (pair) => {
  const { ratio, required } = measurePair(pair, tokens);
  expect(ratio).toBeGreaterThanOrEqual(required);
});

const notes = tokens.flatMap(({ name, value, comment = '' }) =>
  [...comment.matchAll(/([\d.]+) on ([\w-]+)/g)].map(([, ratio, on]) => ({
    name,
    value,
    ratio,
    on,
  })),
);

test.each(notes)('the comment of $name has its contrast on $on', ({ value, ratio, on }) => {
  const background = tokens.find(({ name }) => name === `--color-${on}`)?.value ?? '';
  const contrast = contrastRatio(parseColour(value), parseColour(background));
  expect(contrast.toFixed(1)).toBe(ratio);
});
