import * as z from 'zod/mini';

/** The schema of a form: from what its fields hold to what it submits. */
export type FormSchema<Input, Output> = z.ZodMiniType<Output, Input>;

/** Unicode's characters that are not rendered, e.g. a zero-width space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A trimmed text of at least `minLength` characters, invisible ones not counted. */
export function text(minLength: number, message: string) {
  return z.string().check(
    z.trim(),
    z.refine((value) => value.replace(INVISIBLE, '').trim().length >= minLength, message),
  );
}
