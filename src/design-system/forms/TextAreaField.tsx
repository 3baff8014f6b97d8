import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'className'>, FieldProps {}

/** Multi-line text field. Renders a labelled `<textarea>`; native props and `ref` are passed to it. */
export function TextAreaField({
  label,
  description,
  error,
  className,
  id,
  rows = 3,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, description, error, className, id }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={cx(
            controlClass,
            'field-sizing-content min-h-24 resize-y py-3 text-field',
            // Where it grows with its text no resize handle is needed.
            'supports-[field-sizing:content]:resize-none',
          )}
        />
      )}
    </Field>
  );
}
