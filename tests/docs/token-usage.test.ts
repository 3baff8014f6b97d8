import { expect, test } from 'vitest';
import { parseTokens } from '../../stories/docs/foundations/parse-tokens.ts';
import { findUsage } from '../../stories/docs/foundations/token-usage.ts';
import { findFiles } from '../support/source-files.ts';

test.each([
  ['--color-ink', '"bg-ink-2"'],
  ['--color-line', '"text-line-name"'],
  ['--color-ink', '// bg-ink'],
  ['--spacing-control', '"rounded-control"'],
  ['--spacing-head', '"[top:var(--spacing-head-compact)]"'],
  ['--breakpoint-wide', 'const wide = "hero-wide"'],
])('findUsage does not find %s in %s', (name, code) => {
  expect(findUsage(name, [{ path: 'Button.tsx', text: code }])).toEqual([]);
});

test('every token of tokens.css is used', () => {
  const files = findFiles('src', '.css', '.ts', '.tsx');
  const tokens = files.filter(({ path }) => path.endsWith('/tokens.css'));
  const others = files.filter((file) => !tokens.includes(file));
  // The parts of a type role belong to the utility of the role.
  const unused = tokens
    .flatMap(({ text }) => parseTokens(text))
    .filter(({ name }) => !/^--text-.*--/.test(name) && findUsage(name, others).length === 0);
  expect(unused).toEqual([]);
});
