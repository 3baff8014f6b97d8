import { useState } from 'react';
import { TextButton } from '../../design-system/primitives/TextLink.tsx';
import { FiltersIcon } from '../../design-system/forms/icons.tsx';
import { describeFilter } from '../../domain/product-filter.ts';
import { FilterDialog, type FilterDialogProps } from './FilterDialog.tsx';

export interface FilterBarProps extends Omit<FilterDialogProps, 'onClose'> {
  /** Called when Clear is pressed. */
  onReset: () => void;
}

/**
 * The filters on narrow screens: a button that opens them in a sheet, and a summary of the filter with
 * Clear. Sticks below the header.
 */
export function FilterBar({ onReset, ...dialogProps }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-filter-bar className="sticky top-head-compact z-10 mb-7 bg-paper desktop:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
        className="flex min-h-control w-full items-center justify-between text-ui rule-ink rule-hair"
      >
        Show Filters
        <FiltersIcon />
      </button>
      {dialogProps.isFiltered && (
        <div className="flex items-center justify-between gap-4 text-caption text-ink-2 rule-hair">
          <p className="min-w-0 truncate">{describeFilter(dialogProps.filter)}</p>
          <TextButton size="small" onClick={onReset} className="-mr-3 flex-none px-3">
            Clear<span className="sr-only"> filters</span>
          </TextButton>
        </div>
      )}
      {isOpen && (
        <FilterDialog
          {...dialogProps}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}
