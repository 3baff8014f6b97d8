import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { IconButton } from '../primitives/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../primitives/icons.tsx';
import { controlClass, Field, type FieldProps } from './Field.tsx';
import { useFieldText } from './use-field-text.ts';

export interface SearchFieldProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'className' | 'placeholder' | 'value' | 'onChange'>,
    Omit<FieldProps, 'error' | 'label'> {
  /** The label, which is also the placeholder. */
  label: string;
  /** The search text. */
  value: string;
  /** Called with the search text on every input. */
  onValueChange: (value: string) => void;
  /** Accessible name of the button that clears it.
   * @default 'Clear search' */
  clearLabel?: string;
}

/**
 * Search-as-you-type field with a button to clear it, for a list on the same page. The page announces how many items
 * match, and shows an EmptyState if none does. The label is also the placeholder: screen
 * readers read the text once, because both are equal. Renders a labelled `<input type="search">`.
 */
export function SearchField({
  label,
  description,
  className,
  id,
  ref,
  value,
  onValueChange,
  clearLabel = 'Clear search',
  ...rest
}: SearchFieldProps) {
  const field = useFieldText(value, onValueChange, ref);
  return (
    <Field
      {...{ label, description, className, id }}
      aria-describedby={rest['aria-describedby']}
      isLabelHidden
    >
      {(control) => (
        <div className="relative w-full">
          <input
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            {...rest}
            {...control}
            ref={field}
            type="search"
            placeholder={label}
            defaultValue={value}
            onChange={(event) => {
              onValueChange(event.currentTarget.value);
            }}
            className={cx(
              controlClass,
              'h-11.5 pr-8 text-ui text-ellipsis pointer-coarse:text-field [&::-webkit-search-cancel-button]:hidden',
            )}
          />
          {value === '' || rest.disabled ? (
            <SearchIcon className="pointer-events-none absolute top-3.25 right-0" />
          ) : (
            <IconButton
              label={clearLabel}
              onClick={() => {
                onValueChange('');
                field.current?.focus();
              }}
              className="absolute top-0 -right-3"
            >
              <CloseIcon />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
