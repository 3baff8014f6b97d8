import * as z from 'zod/mini';
import { SELLER_CATEGORY_VALUES } from '../seller-categories.ts';
import { text } from './text.ts';

/** A non-negative decimal number: `12.50`, `.5`, `+5`, `1e3`. */
const DECIMAL = /^\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Parses a number. Other texts become `NaN`, which `z.number` rejects. */
const decimalText = z.pipe(
  z.string(),
  z.transform((value) => (DECIMAL.test(value.trim()) ? Number(value) : Number.NaN)),
);

const PRICE_MESSAGE = 'Price must be a positive number.';
const STOCK_MESSAGE = 'Stock must be a non-negative number.';

/** The product form of the seller area (Rules: Forms). Price and stock are entered as text. */
export const sellerProductSchema = z.object({
  name: text(2, 'Product name must be at least 2 characters.'),
  description: text(10, 'Description must be at least 10 characters.'),
  /** In dollars. */
  price: z.pipe(decimalText, z.number(PRICE_MESSAGE).check(z.positive(PRICE_MESSAGE))),
  stock: z.pipe(decimalText, z.int(STOCK_MESSAGE)),
  category: z.enum(SELLER_CATEGORY_VALUES, { message: 'Please select a product category.' }),
});

/** The form's field values, as entered. */
export type SellerProductInput = z.input<typeof sellerProductSchema>;

/** The validated values that the form submits. */
export type SellerProductValues = z.output<typeof sellerProductSchema>;
