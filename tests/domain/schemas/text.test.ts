import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { text } from '../../../src/domain/schemas/text.ts';

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
  ['one emoji of two code units', '\u{1f33f}'],
])('text counts visible code points: %s', (_, value) => {
  expect(z.safeParse(text(2, 'Too short.'), value).success).toBe(false);
});
