import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  EXTENSION,
  isDesignToken,
  toDesignTokens,
  toDraftTokens,
  type DesignToken,
  type DesignTokenGroup,
} from '../../stories/docs/foundations/design-tokens.ts';
import { evaluateLength } from '../../stories/docs/foundations/evaluate-length.ts';
import { parseTokens } from '../../stories/docs/foundations/parse-tokens.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const cssTokens = parseTokens(read('src/design-system/tokens.css'));
const designTokens = toDesignTokens(cssTokens);
const flat = flatten(designTokens);

describe('design-tokens.json', () => {
  test.each([
    ['design-tokens.json', designTokens],
    ['design-tokens-draft.json', toDraftTokens(designTokens)],
  ])('%s is up to date (npm run tokens)', (file, tokens) => {
    expect(JSON.parse(read(`.storybook/public/${file}`))).toEqual(tokens);
  });

  test('contains every declaration of tokens.css with its value', () => {
    const sources = [...flat.values()].map((token) => token.$extensions[EXTENSION]);
    for (const { name, value, condition } of cssTokens) {
      const declarations = sources.map(({ css, media }) =>
        condition === undefined ? css : media?.[condition],
      );
      expect(declarations.filter((css) => css?.[name] === value)).toHaveLength(1);
    }
  });

  test.each([...flat])('%s is a valid token of the DTCG format', (path, { $type, $value }) => {
    expect(path).toMatch(/^[^${}.][^{}.]*(?:\.[^${}.][^{}.]*)?$/);
    expect(isValid($type, $value)).toBe(true);
  });
});

test.each([
  ['color', '#1e1a16'],
  ['color', { colorSpace: 'srgb', components: [0, 0, 2] }],
  ['dimension', { value: 1, unit: 'em' }],
  ['dimension', '1px'],
  ['duration', { value: 1, unit: 'px' }],
  ['cubicBezier', [2, 0, 0, 1]],
  ['number', '{no.token}'],
  ['string', 'text'],
])('the check of the format rejects a %s: %j', (type, value) => {
  expect(isValid(type, value)).toBe(false);
});

test.each([
  ['3.25rem', 52],
  ['min(1.75rem, 10vw)', 28],
  ['clamp(2.5rem, 1.9rem + 2.5vw, 4.25rem)', 66.4],
  ['calc(100svh - 5rem)', 820],
  ['calc(0.5 * (10px + 2px) / 3)', 2],
  ['46ch', undefined],
])('evaluateLength returns the pixels of %s at 1440 x 900 px', (css, pixels) => {
  expect(evaluateLength(css)).toBe(pixels);
});

test.each([
  ['spacing.hero-narrow', { value: 864, unit: 'px' }],
  ['spacing.gallery-narrow', { value: 487.5, unit: 'px' }],
  ['font.sans', ['Hanken Grotesk', 'Helvetica Neue', 'Arial', 'sans-serif']],
])('%s is %j, which a design tool can use', (path, value) => {
  expect(flat.get(path)?.$value).toEqual(value);
});

/** All tokens by their path, e.g. `color.ink`. */
function flatten(group: DesignTokenGroup, prefix = ''): Map<string, DesignToken> {
  return new Map(
    Object.entries(group).flatMap(([name, entry]): [string, DesignToken][] =>
      isDesignToken(entry)
        ? [[`${prefix}${name}`, entry]]
        : [...flatten(entry, `${prefix}${name}.`)],
    ),
  );
}

/** Whether a value has the structure that DTCG 2025.10 requires for its type, or is an alias of such a value. */
function isValid(type: string, value: unknown): boolean {
  if (typeof value === 'string' && value.startsWith('{')) {
    const target = flat.get(value.slice(1, -1));
    return target?.$type === type && isValid(type, target.$value);
  }
  const parts = new Map(Object.entries(typeof value === 'object' && value ? value : {}));
  const isQuantity = (...units: string[]) =>
    isNumber(parts.get('value')) && units.includes(String(parts.get('unit')));
  switch (type) {
    case 'color':
      return (
        parts.get('colorSpace') === 'srgb' &&
        isNumbers(parts.get('components'), 3, 0, 1) &&
        isNumbers([parts.get('alpha')], 1, 0, 1) &&
        /^#[0-9a-f]{6}$/.test(String(parts.get('hex')))
      );
    case 'dimension':
      return isQuantity('px', 'rem');
    case 'duration':
      return isQuantity('ms', 's');
    case 'cubicBezier':
      return (
        isNumbers(value, 4) && Array.isArray(value) && isNumbers([value[0], value[2]], 2, 0, 1)
      );
    case 'fontFamily':
      return Array.isArray(value) && value.every((family) => typeof family === 'string');
    case 'fontWeight':
      return isNumbers([value], 1, 1, 1000);
    case 'number':
      return isNumber(value);
    case 'typography':
      return (
        isValid('fontFamily', parts.get('fontFamily')) &&
        isValid('dimension', parts.get('fontSize')) &&
        isValid('fontWeight', parts.get('fontWeight')) &&
        isValid('dimension', parts.get('letterSpacing')) &&
        isValid('number', parts.get('lineHeight'))
      );
    default:
      return false;
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isNumbers(value: unknown, length: number, least = -Infinity, most = Infinity): boolean {
  return (
    Array.isArray(value) &&
    value.length === length &&
    value.every((number) => isNumber(number) && number >= least && number <= most)
  );
}
