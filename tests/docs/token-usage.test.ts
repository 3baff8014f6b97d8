import { expect, test } from 'vitest';
import { parseTokens } from '../../stories/docs/foundations/parse-tokens.ts';
import { findClassNames, findUsage } from '../../stories/docs/foundations/token-usage.ts';
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

test('findUsage finds a token through the utilities of a style sheet', () => {
  const css = '@utility heading {\n  @apply text-h1;\n}\n\n@utility hero {\n  @apply heading;\n}\n';
  const files = [
    { path: 'utilities.css', text: css },
    { path: 'Hero.tsx', text: 'className="hero"' },
    { path: 'Other.tsx', text: 'className="heroes"' },
  ];
  expect(findUsage('--text-h1', files)).toEqual(['utilities.css', 'Hero.tsx']);
});

test('findClassNames finds the class names that use a token, with their variants', () => {
  const code = `cx('bg-stone hover:bg-ink', 'bg-ink-2 has-[[value=""]]:text-ink')`;
  const classNames = ['hover:bg-ink', 'has-[[value=""]]:text-ink'];
  expect(findClassNames('--color-ink', code, [])).toEqual(classNames);
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
