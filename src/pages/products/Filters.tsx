import { cx } from 'class-variance-authority';
import { CategoryList } from '../../design-system/commerce/CategoryList.tsx';
import { Form } from '../../design-system/forms/Form.tsx';
import { RangeSlider } from '../../design-system/forms/RangeSlider.tsx';
import { SearchField } from '../../design-system/forms/SearchField.tsx';
import {
  PRICE_RANGE_MAX_DOLLARS,
  PRICE_RANGE_MIN_DOLLARS,
  MAX_QUERY_LENGTH,
} from '../../domain/commerce-constants.ts';
import { formatWholeDollars } from '../../domain/money.ts';
import { QUERY_PARAMETER } from '../../domain/product-filter-params.ts';
import type { CategoryCount } from '../../domain/product-filter.ts';
import type { ProductFilterControls } from './use-product-filter.ts';

export interface FiltersProps {
  controls: ProductFilterControls;
  categories: readonly CategoryCount[];
  className?: string;
}

export function Filters({ controls, categories, className }: FiltersProps) {
  const { filter, setQuery, setCategory, setPriceRange, saveToUrl } = controls;
  return (
    <Form
      role="search"
      aria-label="Products"
      onSubmit={saveToUrl}
      className={cx(
        'grid gap-11 tight-filters:gap-5 landscape-phone:grid-cols-[2fr_3fr] landscape-phone:gap-10',
        className,
      )}
    >
      <SearchField
        label="Search products..."
        name={QUERY_PARAMETER}
        maxLength={MAX_QUERY_LENGTH}
        value={filter.query}
        onValueChange={setQuery}
        onBlur={saveToUrl}
      />
      <div className="landscape-phone:row-span-2">
        <h2 className="mb-3.5 label-caps">Category</h2>
        <CategoryList
          aria-label="Category"
          categories={categories}
          value={filter.category}
          onValueChange={setCategory}
          className="landscape-phone:columns-2 landscape-phone:gap-10"
        />
      </div>
      <div>
        <h2 className="mb-3.5 label-caps">Price Range</h2>
        <RangeSlider
          label="Price range"
          thumbLabels={['Minimum price', 'Maximum price']}
          format={formatWholeDollars}
          min={PRICE_RANGE_MIN_DOLLARS}
          max={PRICE_RANGE_MAX_DOLLARS}
          value={[filter.minPrice, filter.maxPrice]}
          onValueChange={setPriceRange}
          onValueCommit={saveToUrl}
        />
      </div>
    </Form>
  );
}
