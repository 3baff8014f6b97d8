import * as z from 'zod/mini';

/** Invisible Unicode characters, e.g. a zero-width space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A trimmed string of at least `minLength` code points, e.g. letters or simple emojis, without invisible ones. */
export function text(minLength: number, message: string) {
  return z.string().check(
    z.trim(),
    z.refine(
      (value) => Array.from(value.replace(INVISIBLE, '').trim()).length >= minLength,
      message,
    ),
  );
}
