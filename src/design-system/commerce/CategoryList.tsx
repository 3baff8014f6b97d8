import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface CategoryOption<C extends string> {
  category: C;
  /** Number of products in the category that match the other filters. */
  count: number;
}

export interface CategoryListProps<C extends string> extends Omit<
  ComponentProps<'ul'>,
  'children' | 'defaultValue'
> {
  /** The categories in display order, each with its number of matching products. */
  categories: readonly CategoryOption<C>[];
  /** The selected category; `null` is All Categories. */
  value: C | null;
  /** Called with the pressed category; `null` is All Categories. */
  onValueChange: (value: C | null) => void;
}

/** All Categories, then each category, with product counts. Renders a `<ul>` of toggle buttons. */
export function CategoryList<C extends string>({
  categories,
  value,
  onValueChange,
  ...rest
}: CategoryListProps<C>) {
  const totalCount = categories.reduce((total, { count }) => total + count, 0);
  const options = [
    { category: null, label: 'All Categories', count: totalCount },
    ...categories.map(({ category, count }) => ({ category, label: category, count })),
  ];
  return (
    <ul {...rest}>
      {options.map(({ category, label, count }) => {
        const isSelected = category === value;
        return (
          <li key={label}>
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => {
                onValueChange(category);
              }}
              className={cx(
                'flex min-h-target w-full items-center text-left text-ui move-colour desktop:min-h-9',
                isSelected ? 'font-current text-ink' : 'text-ink-2 hover:text-ink',
              )}
            >
              <span className={cx('current-dash', isSelected && 'current-dash-shown')}>
                {label}
              </span>
              <span aria-hidden="true" className="ml-auto text-caption text-ink-2 figures">
                {count}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
