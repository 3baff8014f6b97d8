import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BELOW_DESKTOP,
  BELOW_TABLET,
  FROM_DESKTOP,
  FROM_TABLET,
  FROM_WIDE,
  THIRDS,
} from '../../src/design-system/breakpoints.ts';

const tokens = readFileSync('src/design-system/tokens.css', 'utf8');

test.each([
  ['tablet', '>=', FROM_TABLET],
  ['tablet', '<', BELOW_TABLET],
  ['desktop', '>=', FROM_DESKTOP],
  ['desktop', '<', BELOW_DESKTOP],
  ['wide', '>=', FROM_WIDE],
])('breakpoints.ts matches the token --breakpoint-%s (%s)', (name, comparison, condition) => {
  const [, width] = new RegExp(`--breakpoint-${name}: ([^;]+);`).exec(tokens) ?? [];
  expect(condition).toBe(`(width ${comparison} ${width})`);
});

test('THIRDS matches the variant thirds', () => {
  const utilities = readFileSync('src/design-system/utilities.css', 'utf8');
  expect(utilities).toContain(`@custom-variant thirds (@media ${THIRDS});`);
});
