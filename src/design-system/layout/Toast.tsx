import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { IconButton } from '../primitives/IconButton.tsx';
import { CloseIcon } from '../primitives/icons.tsx';
import { ResponsiveImage, type ImageSource } from '../primitives/ResponsiveImage.tsx';
import { TextButton, TextLink } from '../primitives/TextLink.tsx';

export interface ToastProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The message. */
  title: string;
  /** A second line. */
  description?: string | undefined;
  /** Thumbnails of the products that the message is about: at most three are shown. */
  photographs?: readonly ImageSource[] | undefined;
  /** A link after the message. */
  link?: { href: string; label: string } | undefined;
  /** Called when Undo is pressed; without it there is no Undo. */
  onUndo?: (() => void) | undefined;
  /** The text of Undo.
   * @default 'Undo' */
  undoLabel?: string;
  /** How to reach Undo by keyboard: announced after the message. */
  undoHint?: string | undefined;
  /** Whether `undoHint` is seen, too. It is not on touch screens and in narrow, low windows.
   * @default false */
  showsUndoHint?: boolean;
  /** Called when Dismiss is pressed. */
  onDismiss: () => void;
  /** Accessible name of the button that dismisses the toast.
   * @default 'Dismiss' */
  dismissLabel?: string;
}

/** Short message about what has just happened, or what went wrong. Renders a `<div>`. */
export function Toast({
  title,
  description,
  photographs = [],
  link,
  onUndo,
  undoLabel = 'Undo',
  undoHint,
  showsUndoHint = false,
  onDismiss,
  dismissLabel = 'Dismiss',
  className,
  ...rest
}: ToastProps) {
  const titleId = useId();
  /** So small that the text about an order has one line. */
  const isSmall = photographs.length > 1;
  return (
    <div
      data-toast=""
      {...rest}
      className={cx(
        'flex w-full flex-wrap items-center justify-end rounded-control bg-ink font-sans text-small text-paper outline outline-paper forced-colors:border',
        photographs.length > 0 ? 'py-2 pl-2' : 'min-h-14 py-3 pl-5',
        className,
      )}
    >
      {photographs.length > 0 && (
        <div className={cx('flex flex-none gap-1', isSmall ? 'mr-3.5' : 'mr-4 narrow:mr-3')}>
          {photographs.slice(0, 3).map((photograph) => (
            <ResponsiveImage
              key={photograph.src}
              image={photograph}
              alt=""
              // As in the order summary, so the toast of an order shows files that are already loaded.
              sizes="112px"
              className={cx(
                'rounded-thumb',
                isSmall ? 'w-5.5' : 'w-11 narrow:w-8 landscape-phone:w-8',
              )}
            />
          ))}
        </div>
      )}
      {/* With large text, the actions wrap. */}
      <div className="min-w-[10ch] flex-1 wrap-anywhere">
        <p id={titleId} className={cx('text-pretty', description !== undefined && 'font-current')}>
          {title}
        </p>
        {description !== undefined && <p className="text-balance">{description}</p>}
        {onUndo && undoHint !== undefined && (
          <p className={showsUndoHint ? 'max-tablet:low:sr-only pointer-coarse:hidden' : 'sr-only'}>
            {undoHint}
          </p>
        )}
      </div>
      <div className="flex flex-none items-center">
        {link && (
          <TextLink
            href={link.href}
            size="inherit"
            onClick={onDismiss}
            className="flex-none px-3 -outline-offset-2 outline-paper narrow:px-2"
          >
            {link.label}
          </TextLink>
        )}
        {onUndo && (
          // The title describes the button, since several toasts can have an Undo.
          <TextButton
            size="inherit"
            aria-describedby={titleId}
            onClick={onUndo}
            className="flex-none px-3 -outline-offset-2 outline-paper narrow:px-2"
          >
            {undoLabel}
          </TextButton>
        )}
        <IconButton
          label={dismissLabel}
          onClick={onDismiss}
          className="mx-0.5 flex-none -outline-offset-2 outline-paper"
        >
          <CloseIcon />
        </IconButton>
      </div>
    </div>
  );
}
