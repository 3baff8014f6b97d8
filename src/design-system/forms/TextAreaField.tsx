import { cx } from 'class-variance-authority';
import { useLayoutEffect, type ComponentProps } from 'react';
import { useForwardedRef } from '../use-forwarded-ref.ts';
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
  const controlRef = useForwardedRef(ref);
  // A `defaultValue` prop would replace typed text during hydration; the DOM property does not. It is set after every
  // render, because React clears it.
  useLayoutEffect(() => {
    const { current } = controlRef;
    if (current && defaultValue !== undefined) current.defaultValue = String(defaultValue);
  });
  return (
    <Field
      {...{ label, description, error, className, id }}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          ref={controlRef}
          rows={rows}
          defaultValue={typeof window === 'undefined' ? defaultValue : undefined}
          onKeyUp={(event) => {
            rest.onKeyUp?.(event);
            // On Tab, Chromium scrolls to the first line of the text only.
            if (event.key === 'Tab') event.currentTarget.scrollIntoView({ block: 'nearest' });
          }}
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
