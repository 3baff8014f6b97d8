import { useState } from 'react';
import { Sheet } from '../../design-system/layout/Sheet.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { pluralize } from '../../domain/pluralize.ts';
import { FiltersIcon } from '../../design-system/forms/icons.tsx';
import { Filters, type FiltersProps } from './Filters.tsx';
import { ResultCount } from './ResultCount.tsx';

export interface FilterSheetProps extends Omit<FiltersProps, 'className'> {
  resultCount: number;
  isFiltered: boolean;
}

/** The filters in a full-screen sheet, for narrow screens. Selecting a category closes it. */
export function FilterSheet({
  resultCount,
  isFiltered,
  onCategorySelect,
  ...filters
}: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <div className="desktop:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
        className="mb-7 flex min-h-control w-full items-center justify-between text-ui rule-ink rule-hair"
      >
        Show Filters
        <FiltersIcon />
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        label="Filters"
        head={<span className="text-h3">Filters</span>}
        closeContent={<span className="underline-drawn">Hide Filters</span>}
      >
        <Filters
          {...filters}
          onCategorySelect={(category) => {
            onCategorySelect(category);
            close();
          }}
        />
        {/* The page's own live region is inert behind the modal sheet. */}
        <ResultCount count={resultCount} isFiltered={isFiltered} />
        <Button isFullWidth onClick={close} className="mt-11 mb-8">
          Show {pluralize(resultCount, 'Product')}
        </Button>
      </Sheet>
    </div>
  );
}
