import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldProps {}

/** Single-line text field. Renders a labelled `<input>`; native props and `ref` are passed to it. */
export function TextField({
  label,
  description,
  error,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field
      {...{ label, description, error, className, id }}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={cx(controlClass, 'h-11.5 text-field')}
        />
      )}
    </Field>
  );
}
