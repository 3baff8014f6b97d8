/** The category options of both seller forms (Rules: Seller area). */
export const SELLER_CATEGORIES = [
  { value: 'electronics', label: 'Electronics' },
  { value: 'clothing', label: 'Clothing' },
  { value: 'home', label: 'Home & Kitchen' },
  { value: 'beauty', label: 'Beauty & Personal Care' },
  { value: 'sports', label: 'Sports & Outdoors' },
  { value: 'toys', label: 'Toys & Games' },
  { value: 'books', label: 'Books & Media' },
  { value: 'food', label: 'Food & Grocery' },
  { value: 'other', label: 'Other' },
] as const;

export const SELLER_CATEGORY_VALUES = SELLER_CATEGORIES.map(({ value }) => value);
