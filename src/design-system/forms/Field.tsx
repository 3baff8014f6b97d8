import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';

/** What every field has besides the native props of its control. */
export interface FieldProps {
  /** What the field asks for. */
  label: string;
  /** A help that is always there, below the control. */
  description?: string | undefined;
  /** What is wrong with the value, in one sentence; without it nothing is. */
  error?: string | undefined;
  /** Whether the label is for screen readers alone, because the place says it already.
   * @default false */
  isLabelHidden?: boolean | undefined;
  /** Class of the whole field, as its place in a form's grid. */
  className?: string | undefined;
}

/** What ties a control to its label, description and error. */
export interface FieldControlProps {
  id: string;
  /** Never absent: browsers would report an empty required field as invalid before it is submitted. */
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The look of any control: text on a line that turns ink with the focus and clay with an error. */
export const controlClass = cx(
  'block w-full bg-transparent rounded-none font-regular move-colour outline-none',
  'control-line placeholder:text-ink-3 hover:control-line-ink',
  'focus:control-line-ink focus:control-line-strong',
  'aria-invalid:border-clay aria-invalid:control-line-strong',
  'aria-invalid:[--control-line-colour:var(--color-clay)]',
  'forced-colors:focus:outline-solid',
);

/**
 * Label above, control, then description and error. Every field of the shop is built on it, so that
 * names, descriptions and errors are tied to controls in this one place.
 */
export function Field({
  label,
  description,
  error,
  isLabelHidden = false,
  className,
  id,
  children,
}: FieldProps & {
  /** The control's id; one is made when it has none. */
  id?: string | undefined;
  /** Renders the control with the props that tie it to the field. */
  children: (control: FieldControlProps) => ReactNode;
}) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error && errorId, description && descriptionId);
  return (
    <div className={cx('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={isLabelHidden ? 'sr-only' : 'block text-caption text-ink-2'}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={errorId} className="pt-2 text-caption text-clay">
          {error}
        </p>
      )}
      {description && (
        <p id={descriptionId} className="pt-2 text-caption text-ink-2">
          {description}
        </p>
      )}
    </div>
  );
}
