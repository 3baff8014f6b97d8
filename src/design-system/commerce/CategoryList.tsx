import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

interface CategoryOption<C extends string> {
  category: C;
  /** How many products it holds. */
  count: number;
}

export interface CategoryListProps<C extends string> extends Omit<
  ComponentProps<'ul'>,
  'children' | 'onSelect'
> {
  /** The categories in their order, each with how many products it holds. */
  categories: readonly CategoryOption<C>[];
  /** How many products there are in all. */
  totalCount: number;
  /** The chosen one; `null` is All Categories. */
  selected: C | null;
  /** Called with the category that is pressed. */
  onSelect: (category: C | null) => void;
}

/** All Categories and then each one, with its count. Renders a list of toggle buttons. */
export function CategoryList<C extends string>({
  categories,
  totalCount,
  selected,
  onSelect,
  ...rest
}: CategoryListProps<C>) {
  const options = [
    { category: null, label: 'All Categories', count: totalCount },
    ...categories.map(({ category, count }) => ({ category, label: category, count })),
  ];
  return (
    <ul {...rest}>
      {options.map(({ category, label, count }) => {
        const isSelected = category === selected;
        return (
          <li key={label}>
            <button
              type="button"
              aria-pressed={isSelected}
              onClick={() => {
                onSelect(category);
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
