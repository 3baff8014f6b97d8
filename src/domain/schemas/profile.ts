import * as z from 'zod/mini';

const FULL_NAME_MIN_LENGTH = 2;
const ADDRESS_MIN_LENGTH = 5;

/** The account's profile form (spec, section 5). */
export const profileSchema = z.object({
  fullName: z
    .string()
    .check(z.trim(), z.minLength(FULL_NAME_MIN_LENGTH, 'Name must be at least 2 characters.')),
  email: z.string().check(z.trim(), z.email({ message: 'Please enter a valid email address.' })),
  phone: z.optional(z.string()),
  address: z
    .string()
    .check(z.trim(), z.minLength(ADDRESS_MIN_LENGTH, 'Address must be at least 5 characters.')),
});

export type Profile = z.infer<typeof profileSchema>;
