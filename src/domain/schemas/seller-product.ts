import * as z from 'zod/mini';
import { SELLER_CATEGORY_VALUES } from './seller-categories.ts';

const PRODUCT_NAME_MIN_LENGTH = 2;
const PRODUCT_DESCRIPTION_MIN_LENGTH = 10;

const DECIMAL = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const INTEGER = /^\d+$/;

/** Reads a typed price as a decimal number of dollars; `undefined` when it is no plain number. */
export function readPrice(text: string): number | undefined {
  return DECIMAL.test(text.trim()) ? Number(text) : undefined;
}

/** Reads a typed stock as a whole number; `undefined` when it is none. */
export function readStock(text: string): number | undefined {
  return INTEGER.test(text.trim()) ? Number(text) : undefined;
}

/**
 * The form of a seller's product (spec, section 5). Price and stock are kept as the text that was
 * typed; {@link readPrice} and {@link readStock} read them on submit.
 */
export const sellerProductSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(PRODUCT_NAME_MIN_LENGTH, 'Product name must be at least 2 characters.'),
    ),
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(PRODUCT_DESCRIPTION_MIN_LENGTH, 'Description must be at least 10 characters.'),
    ),
  price: z.string().check(
    z.refine((text) => {
      const price = readPrice(text) ?? 0;
      return price > 0 && Number.isFinite(price);
    }, 'Price must be a positive number.'),
  ),
  stock: z
    .string()
    .check(
      z.refine(
        (text) => Number.isSafeInteger(readStock(text)),
        'Stock must be a non-negative number.',
      ),
    ),
  category: z.enum(SELLER_CATEGORY_VALUES, { message: 'Please select a product category.' }),
  images: z.array(z.string()),
});

export type SellerProductValues = z.infer<typeof sellerProductSchema>;
