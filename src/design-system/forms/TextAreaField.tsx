import { cx } from 'class-variance-authority';
import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
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
  defaultValue,
  ref,
  ...rest
}: TextAreaFieldProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  // By the DOM property, which keeps typed text: hydration would write a `defaultValue` prop over it.
  useLayoutEffect(() => {
    if (control.current && defaultValue !== undefined)
      control.current.defaultValue = String(defaultValue);
  }, [defaultValue]);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    ref,
    () => control.current,
  );
  return (
    <Field {...{ label, description, error, className, id }}>
      {(aria) => (
        <textarea
          {...rest}
          {...aria}
          ref={control}
          rows={rows}
          defaultValue={typeof window === 'undefined' ? defaultValue : undefined}
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
