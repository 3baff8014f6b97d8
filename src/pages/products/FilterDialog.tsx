import { Sheet, type SheetProps } from '../../design-system/layout/Sheet.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { pluralize } from '../../domain/pluralize.ts';
import { Filters, type FiltersProps } from './Filters.tsx';
import { ResultCount } from './ResultCount.tsx';

export interface FilterDialogProps
  extends Omit<FiltersProps, 'className'>, Pick<SheetProps, 'onClose'> {
  resultCount: number;
  isFiltered: boolean;
}

/** The filters in a modal sheet, for narrow screens. Selecting a category closes it. */
export function FilterDialog({
  resultCount,
  isFiltered,
  onClose,
  onCategorySelect,
  ...filters
}: FilterDialogProps) {
  return (
    <Sheet
      onClose={onClose}
      label="Filters"
      head={<span className="text-h3">Filters</span>}
      closeContent={<span className="underline-drawn">Hide Filters</span>}
    >
      <Filters
        {...filters}
        onCategorySelect={(category) => {
          onCategorySelect(category);
          onClose();
        }}
      />
      {/* The page's own live region is inert behind the modal sheet. */}
      <ResultCount count={resultCount} isFiltered={isFiltered} />
      <Button isFullWidth onClick={onClose} className="mt-11 mb-8">
        {`Show ${pluralize(resultCount, 'Product')}`}
      </Button>
    </Sheet>
  );
}
