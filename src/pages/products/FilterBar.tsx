import { useRef, useState } from 'react';
import { FiltersIcon } from '../../design-system/primitives/icons.tsx';
import { openSheet, Sheet } from '../../design-system/layout/Sheet.tsx';
import { Button } from '../../design-system/primitives/Button.tsx';
import { TextButton } from '../../design-system/primitives/TextLink.tsx';
import { pluralize } from '../../domain/pluralize.ts';
import { describeFilter } from '../../domain/product-filter.ts';
import { Filters, type FiltersProps } from './Filters.tsx';
import { ResultAnnouncer, type ResultAnnouncerProps } from './ResultAnnouncer.tsx';

export interface FilterBarProps extends Omit<FiltersProps, 'className'>, ResultAnnouncerProps {
  /** Called when Clear is pressed. */
  onReset: () => void;
}

/**
 * The filters below desktop: a button that opens them in a sheet, and a summary of the filter with Clear. Selecting a
 * category closes the sheet. Sticks below the header.
 */
export function FilterBar({ controls, categories, found, isFiltered, onReset }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();

  return (
    <div data-filter-bar className="filter-bar mb-7 bg-paper desktop:hidden print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
          openSheet(sheet.current);
        }}
        className="flex min-h-control w-full items-center justify-between gap-4 border-y border-line border-t-ink text-ui landscape-phone:border-y-0"
      >
        Show Filters
        <FiltersIcon />
      </button>
      {isFiltered && (
        <div className="flex items-center justify-between gap-4 border-b border-line text-caption text-ink-2">
          <p className="min-w-0 truncate">{describeFilter(controls.filter)}</p>
          <TextButton onClick={onReset} size="small" className="-mr-3 flex-none px-3">
            Clear<span className="sr-only"> filters</span>
          </TextButton>
        </div>
      )}
      {isOpen && (
        <Sheet
          ref={sheet}
          onClose={() => {
            setIsOpen(false);
          }}
          label="Filters"
          headerContent={<span className="text-h3">Filters</span>}
          closeContent={<span className="underline-drawn">Hide Filters</span>}
          className="flex! flex-col scroll-pb-24 landscape-phone:max-w-none"
        >
          <Filters
            categories={categories}
            controls={{
              ...controls,
              setCategory: (category) => {
                controls.setCategory(category);
                close();
              },
            }}
          />
          {/* The page's own live region is inert behind the modal sheet. */}
          <ResultAnnouncer found={found} isFiltered={isFiltered} />
          <div className="filter-actions -mx-margin px-margin">
            <Button isFullWidth onClick={close}>
              {`Show ${pluralize(found.length, 'Product')}`}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  );
}
