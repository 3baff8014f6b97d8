import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { text } from '../../../src/domain/schemas/text.ts';

const twoOrMore = text(2, 'Too short.');
const accepts = (value: string) => z.safeParse(twoOrMore, value).success;

describe('text', () => {
  test('trims the value and compares its length with the minimum', () => {
    expect(z.parse(twoOrMore, ' ab ')).toBe('ab');
    expect(z.safeParse(twoOrMore, ' a ').error?.issues.map(({ message }) => message)).toEqual([
      'Too short.',
    ]);
  });

  test.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['zero-width joiners', '\u200c\u200d'],
    ['word joiners', '\u2060\u2060'],
    ['byte order marks', '\ufeff\ufeff'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['Hangul fillers', '\u3164\u3164'],
    ['spaces around a zero-width space', ' \u200b '],
    ['one letter among zero-width spaces', '\u200ba\u200b'],
    ['one letter, a space and a zero-width space', 'a \u200b'],
  ])('does not count invisible characters: %s', (_, value) => {
    expect(accepts(value)).toBe(false);
  });

  test('keeps the invisible characters of an accepted value', () => {
    expect(z.parse(twoOrMore, 'नमस्\u200dते')).toBe('नमस्\u200dते');
  });
});
