import * as z from 'zod/mini';
import { SELLER_CATEGORY_VALUES } from '../seller-categories.ts';
import { text } from './text.ts';

/** The seller application form (Rules: Forms). */
export const sellerApplicationSchema = z.object({
  businessName: text(2, 'Business name must be at least 2 characters.'),
  businessDescription: text(10, 'Description must be at least 10 characters.'),
  category: z.enum(SELLER_CATEGORY_VALUES, { message: 'Please select a business category.' }),
  taxId: text(5, 'Tax ID must be at least 5 characters.'),
});

export type SellerApplication = z.infer<typeof sellerApplicationSchema>;
