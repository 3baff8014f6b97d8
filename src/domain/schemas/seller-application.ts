import * as z from 'zod/mini';
import { SELLER_CATEGORY_VALUES } from './seller-categories.ts';

const BUSINESS_NAME_MIN_LENGTH = 2;
const BUSINESS_DESCRIPTION_MIN_LENGTH = 10;
const TAX_ID_MIN_LENGTH = 5;

/** The form that makes an account holder a seller (spec, section 5). */
export const sellerApplicationSchema = z.object({
  businessName: z
    .string()
    .check(
      z.trim(),
      z.minLength(BUSINESS_NAME_MIN_LENGTH, 'Business name must be at least 2 characters.'),
    ),
  businessDescription: z
    .string()
    .check(
      z.trim(),
      z.minLength(BUSINESS_DESCRIPTION_MIN_LENGTH, 'Description must be at least 10 characters.'),
    ),
  category: z.enum(SELLER_CATEGORY_VALUES, { message: 'Please select a business category.' }),
  taxId: z
    .string()
    .check(z.trim(), z.minLength(TAX_ID_MIN_LENGTH, 'Tax ID must be at least 5 characters.')),
});

export type SellerApplication = z.infer<typeof sellerApplicationSchema>;
