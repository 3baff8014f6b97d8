import { expect, test } from 'vitest';
import { findFiles, type SourceFile } from '../support/source-files.ts';

/** The file that may have raw values. */
const TOKENS = 'src/design-system/tokens.css';

const SIZE = String.raw`\d*\.?\d+(?:px|rem|em|vw|vh|svh|dvh|ms|s)`;

/** Raw values by kind of file. Tailwind's own palette is disabled: class-names.test.ts rejects its colours. */
const rules: readonly { pattern: RegExp; in: 'code' | 'styles' | 'both'; rule: string }[] = [
  {
    pattern:
      /(?<![&\w-])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/i,
    in: 'both',
    rule: 'uses a raw colour',
  },
  {
    // The height of the window is no token.
    pattern: new RegExp(String.raw`-\[[^\]\s]*(?<!\w)(?!100svh)${SIZE}`),
    in: 'code',
    rule: 'uses a raw size',
  },
  { pattern: /cubic-bezier\(/, in: 'both', rule: 'uses a raw easing' },
  { pattern: new RegExp(String.raw`:[^;]*\b${SIZE}`), in: 'styles', rule: 'uses a raw size' },
];

test('class names and declarations have no hex colours, colour functions, raw easings, lengths and times', () => {
  const files = findFiles('src', '.ts', '.tsx', '.css').filter(({ path }) => path !== TOKENS);
  expect(files.flatMap(findRawValues)).toEqual([]);
});

function findRawValues({ path, text }: SourceFile): string[] {
  const kind = path.endsWith('.css') ? 'styles' : 'code';
  return withoutComments(text)
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(
          ({ in: where, pattern }) => (where === kind || where === 'both') && pattern.test(line),
        )
        .map(
          ({ rule }) => `${path}:${index + 1} ${rule}; use a token of ${TOKENS}: ${line.trim()}`,
        ),
    );
}

/** Replaces comments with spaces, to preserve line numbers. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/^\s*\/\/.*$/gm, blank);
}

function blank(comment: string): string {
  return comment.replace(/[^\n]/g, ' ');
}
