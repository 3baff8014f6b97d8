import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import { controlClass, Field, type FieldProps } from './Field.tsx';

interface SelectOption {
  /** What the form stores. */
  value: string;
  /** What the person reads. */
  label: string;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldProps {
  /** The choices in their order: what the form stores and what the person reads. */
  options: readonly SelectOption[];
  /** A first, empty choice that asks for one; without it the first option is chosen. */
  placeholder?: string | undefined;
}

/** A choice of one from a list. Renders a labelled native `<select>`; native props reach it. */
export function SelectField({
  label,
  description,
  error,
  isLabelHidden,
  className,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, description, error, isLabelHidden, className, id }}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={cx(
              controlClass,
              'h-11.5 truncate pr-7 text-field',
              // Nothing is chosen yet, which reads like the placeholder of a text field.
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
          <ChevronDownIcon className="pointer-events-none absolute right-0 bottom-4" />
        </div>
      )}
    </Field>
  );
}
