import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Photograph } from '../../domain/photograph.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { CloseIcon } from '../primitives/icons.tsx';
import { Link } from '../primitives/Link.tsx';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';

export interface ToastProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The message. */
  title: string;
  /** A second line. */
  description?: string | undefined;
  /** Thumbnails of the products that the message is about: at most four are shown. */
  photographs?: readonly Photograph[] | undefined;
  /** A link after the message. */
  link?: { href: string; label: string } | undefined;
  /** Called when Undo is pressed; without it there is no Undo. */
  onUndo?: (() => void) | undefined;
  /** Key that focuses the toasts. Announced together with a message that has an Undo. */
  hotkey?: string | undefined;
  /** Called when Dismiss is pressed. */
  onDismiss: () => void;
}

/** Short message about what has just happened. Renders a `<div>`. */
export function Toast({
  title,
  description,
  photographs = [],
  link,
  onUndo,
  hotkey,
  onDismiss,
  className,
  ...rest
}: ToastProps) {
  return (
    <div
      {...rest}
      className={cx(
        'flex w-full items-center rounded-control bg-ink font-sans text-small text-paper outline outline-paper forced-colors:border',
        photographs.length > 0 ? 'py-2 pl-2' : 'min-h-14 py-3 pl-5',
        className,
      )}
    >
      {photographs.length > 0 && (
        <div className="mr-4 flex flex-none gap-1">
          {photographs.slice(0, 4).map((photograph) => (
            <ResponsiveImage
              key={photograph.path}
              photograph={photograph}
              alt=""
              sizes="44px"
              className={cx('rounded-thumb', photographs.length > 1 ? 'w-8' : 'w-11')}
            />
          ))}
        </div>
      )}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className={description === undefined ? undefined : 'font-current'}>{title}</p>
        {description !== undefined && <p>{description}</p>}
        {onUndo && hotkey !== undefined && (
          <p className="sr-only pointer-coarse:hidden">Press {hotkey} for Undo</p>
        )}
      </div>
      {link && (
        <Link
          href={link.href}
          onClick={onDismiss}
          className="flex min-h-target flex-none items-center px-3 font-ui outline-paper"
        >
          <span className="underline-drawn">{link.label}</span>
        </Link>
      )}
      {onUndo && (
        <button
          type="button"
          onClick={onUndo}
          className="min-h-target flex-none px-3 font-ui outline-paper"
        >
          <span className="underline-drawn">Undo</span>
        </button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss} className="mx-0.5 flex-none outline-paper">
        <CloseIcon />
      </IconButton>
    </div>
  );
}
