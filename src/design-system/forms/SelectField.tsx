import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../primitives/icons.tsx';
import { controlClass, Field, type FieldProps } from './Field.tsx';

interface SelectOption {
  /** The submitted value. */
  value: string;
  /** The visible text. */
  label: string;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldProps {
  /** The options in display order. */
  options: readonly SelectOption[];
  /** Text of an empty first option; without it the first option is selected. */
  placeholder?: string | undefined;
}

/** Single choice from a list. Renders a labelled `<select>`; native props are passed to it. */
export function SelectField({
  label,
  description,
  error,
  className,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      {...{ label, description, error, className, id }}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <div className="relative w-full">
          <select
            {...rest}
            {...control}
            className={cx(
              controlClass,
              'h-11.5 truncate pr-7 text-field',
              // Unlike a text field, it has no caret.
              'aria-invalid:focus-visible:outline-solid aria-invalid:focus-visible:outline-offset-4',
              // The empty option looks like a placeholder.
              'has-[option[value=""]:checked]:text-ink-3',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute right-0 bottom-4 print:hidden" />
        </div>
      )}
    </Field>
  );
}
