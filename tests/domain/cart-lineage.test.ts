import { describe, expect, test } from 'vitest';
import { hasSeen, noteLineage } from '../../src/domain/cart-lineage.ts';

describe('the note on a stored cart', () => {
  test('tells whether who wrote it had seen another', () => {
    const note = noteLineage('[theirs]', '[seen]');
    expect(hasSeen(note, '[theirs]', '[seen]')).toBe(true);
    expect(hasSeen(note, '[theirs]', '[mine]')).toBe(false);
    expect(hasSeen(note, '[theirs]', null)).toBe(false);
  });

  test('tells no cart from an empty text', () => {
    expect(hasSeen(noteLineage('[theirs]', null), '[theirs]', null)).toBe(true);
    expect(hasSeen(noteLineage('[theirs]', null), '[theirs]', '')).toBe(false);
  });

  test.each([
    ['no note', null],
    ['a note on another text', noteLineage('[other]', '[mine]')],
    ['a note that anyone has put there', 'anything at all'],
  ])('says nothing with %s', (_, note) => {
    expect(hasSeen(note, '[theirs]', '[mine]')).toBe(false);
  });

  test('is short for a text of any length, and differs with its letters and their order', () => {
    const long = 'x'.repeat(1_000_000);
    const notes = ['ab', 'ba', 'aa'].map((end) => noteLineage(`${long}${end}`, null));
    expect(new Set(notes).size).toBe(3);
    for (const note of notes) expect(note).toMatch(/^[0-9a-z]{1,7} none$/);
  });
});
