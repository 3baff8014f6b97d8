import * as z from 'zod/mini';
import { text } from './text.ts';

/** The profile form of the account page (Rules: Forms). */
export const profileSchema = z.object({
  fullName: text(2, 'Name must be at least 2 characters.'),
  email: z.string().check(z.trim(), z.email({ message: 'Please enter a valid email address.' })),
  phone: z.optional(z.string()),
  address: text(5, 'Address must be at least 5 characters.'),
});

export type Profile = z.infer<typeof profileSchema>;
