import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BELOW_DESKTOP, FROM_DESKTOP, FROM_WIDE } from '../../src/design-system/breakpoints.ts';

const tokens = readFileSync('src/design-system/tokens.css', 'utf8');

test.each([
  ['desktop', '>=', FROM_DESKTOP],
  ['desktop', '<', BELOW_DESKTOP],
  ['wide', '>=', FROM_WIDE],
])('breakpoints.ts matches the token --breakpoint-%s (%s)', (name, comparison, condition) => {
  const [, width] = new RegExp(`--breakpoint-${name}: ([^;]+);`).exec(tokens) ?? [];
  expect(condition).toBe(`(width ${comparison} ${width})`);
});
