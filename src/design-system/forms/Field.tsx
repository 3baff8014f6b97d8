import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';

/** The props of every field, in addition to the native props of its control. */
export interface FieldProps {
  /** The visible label. */
  label: string;
  /** Help text at the end of the label's line, or below the label if it is long. */
  description?: string | undefined;
  /** Error message, one sentence; the field is invalid if set. */
  error?: string | undefined;
  /** Class of the field's root element, e.g. for its grid area. */
  className?: string | undefined;
}

/** The attributes that associate a control with its label, description and error. */
export interface FieldControlProps {
  id: string;
  /** Always set: without it browsers expose an empty required field as invalid before submit. */
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/**
 * Classes of every control. Its bottom border is dashed if disabled; fainter if read-only; thicker, and in ink, if
 * focused; thicker, and in the error colour, if invalid; and thickest if both.
 */
export const controlClass = cx(
  'block w-full scroll-mt-8 scroll-mb-12 bg-transparent rounded-none font-regular move-colour outline-none',
  'control-border placeholder:text-ink-3 print:h-auto print:border-transparent',
  // Chromium draws a blue box, without padding, behind a value that it fills in.
  'autofill:bg-clip-text',
  'disabled:cursor-default disabled:border-dashed disabled:text-ink-2',
  'not-print:focus:border-ink not-print:focus:control-line-strong aria-invalid:focus:[--control-line-width:var(--rule-strong)]',
  'aria-invalid:border-error aria-invalid:control-line-strong aria-invalid:[--control-line-colour:var(--color-error)]',
  'outline-offset-0 forced-colors:focus:outline-solid',
);

export interface FieldRootProps
  extends FieldProps, Omit<ComponentProps<'div'>, 'className' | 'children' | 'id'> {
  /** Whether the label is visually hidden, for screen readers only.
   * @default false */
  isLabelHidden?: boolean | undefined;
  /** The control's id; generated if `undefined`. */
  id?: string | undefined;
  /** Ids of further descriptions of the control. */
  'aria-describedby'?: string | undefined;
  /** Renders the control; spread the props onto it. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, description, control and error, associated for screen readers. The base of every field. */
export function Field({
  label,
  description,
  error,
  isLabelHidden = false,
  className,
  id,
  'aria-describedby': describedBy,
  children,
  ...rest
}: FieldRootProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  return (
    <div
      {...rest}
      className={cx('flex min-w-0 flex-wrap content-start justify-between gap-x-4', className)}
    >
      <label
        htmlFor={controlId}
        // With `group-has-focus`, each focus would recalculate the styles of the whole page.
        className={
          isLabelHidden
            ? 'sr-only'
            : 'order-first move-colour text-caption text-ink-2 [:has(:focus)>&]:text-ink'
        }
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': Boolean(error),
        'aria-describedby':
          cx(error && errorId, description && descriptionId, describedBy) || undefined,
      })}
      {/* Beside the label, but read after the control. */}
      {description && (
        <p id={descriptionId} className="order-first text-caption text-ink-2 print:hidden">
          {description}
        </p>
      )}
      {error && (
        <p id={errorId} className="pt-2 text-caption text-error">
          {error}
        </p>
      )}
    </div>
  );
}
