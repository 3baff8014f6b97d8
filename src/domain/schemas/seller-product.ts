import * as z from 'zod/mini';
import { SELLER_CATEGORY_VALUES } from './seller-categories.ts';
import { text } from './text.ts';

/** A decimal number that is not negative: `12.50`, `.5`, `+5`, `1e3`. */
const DECIMAL = /^\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Parses the typed text of a number. `NaN` for other texts, which `z.number` rejects. */
const decimalText = z.pipe(
  z.string(),
  z.transform((typed) => (DECIMAL.test(typed.trim()) ? Number(typed) : Number.NaN)),
);

const PRICE_MESSAGE = 'Price must be a positive number.';
const STOCK_MESSAGE = 'Stock must be a non-negative number.';

/** The form of a seller's product (spec, section 5). Price and stock are typed as text. */
export const sellerProductSchema = z.object({
  name: text(2, 'Product name must be at least 2 characters.'),
  description: text(10, 'Description must be at least 10 characters.'),
  /** In dollars. */
  price: z.pipe(decimalText, z.number(PRICE_MESSAGE).check(z.positive(PRICE_MESSAGE))),
  stock: z.pipe(decimalText, z.int(STOCK_MESSAGE)),
  category: z.enum(SELLER_CATEGORY_VALUES, { message: 'Please select a product category.' }),
  images: z.array(z.string()),
});

/** What the form holds: texts as they were typed. */
export type SellerProductInput = z.input<typeof sellerProductSchema>;

/** What the form submits. */
export type SellerProductValues = z.output<typeof sellerProductSchema>;
