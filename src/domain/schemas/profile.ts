import * as z from 'zod/mini';
import { text } from './text.ts';

/** As `<input type="email">`, with two differences: the domain must have a dot, and may have any letters. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.(?!$)|$)){2,}$/u;

/** The profile form of the account page (Rules: Forms). */
export const profileSchema = z.object({
  fullName: text(2, 'Name must be at least 2 characters.'),
  email: z.string().check(z.trim(), z.regex(EMAIL, 'Please enter a valid email address.')),
  phone: z.optional(z.string().check(z.trim())),
  address: text(5, 'Address must be at least 5 characters.'),
});

export type Profile = z.infer<typeof profileSchema>;
