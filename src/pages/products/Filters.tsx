import { cx } from 'class-variance-authority';
import { CategoryList } from '../../design-system/commerce/CategoryList.tsx';
import { Form } from '../../design-system/forms/Form.tsx';
import { PriceRange } from '../../design-system/forms/PriceRange.tsx';
import { SearchField } from '../../design-system/forms/SearchField.tsx';
import { PRICE_RANGE_MAX, PRICE_RANGE_MIN, QUERY_MAX_LENGTH } from '../../domain/commerce-rules.ts';
import { QUERY_PARAMETER } from '../../domain/product-filter-params.ts';
import type { CategoryCount, ProductFilter } from '../../domain/product-filter.ts';
import type { Category } from '../../domain/product.ts';

export interface FiltersProps {
  filter: ProductFilter;
  categories: readonly CategoryCount[];
  totalCount: number;
  onQueryChange: (query: string) => void;
  onCategorySelect: (category: Category | null) => void;
  onPriceRangeChange: (minPrice: number, maxPrice: number) => void;
  /** Called when an edit is complete and can be written to the URL. */
  onCommit: () => void;
  className?: string;
}

/** Search, category and price filters. */
export function Filters({
  filter,
  categories,
  totalCount,
  onQueryChange,
  onCategorySelect,
  onPriceRangeChange,
  onCommit,
  className,
}: FiltersProps) {
  return (
    <Form
      role="search"
      aria-label="Products"
      onSubmit={onCommit}
      className={cx('flex flex-col gap-11', className)}
    >
      <SearchField
        label="Search products..."
        name={QUERY_PARAMETER}
        maxLength={QUERY_MAX_LENGTH}
        value={filter.query}
        onValueChange={onQueryChange}
        onBlur={onCommit}
      />
      <div>
        <h2 className="mb-3.5 label-caps">Category</h2>
        <CategoryList
          aria-label="Category"
          categories={categories}
          totalCount={totalCount}
          selected={filter.category}
          onSelect={onCategorySelect}
        />
      </div>
      <div>
        <h2 className="mb-3.5 label-caps">Price Range</h2>
        <PriceRange
          min={PRICE_RANGE_MIN}
          max={PRICE_RANGE_MAX}
          low={filter.minPrice}
          high={filter.maxPrice}
          onRangeChange={onPriceRangeChange}
          onRangeCommit={onCommit}
        />
      </div>
    </Form>
  );
}
