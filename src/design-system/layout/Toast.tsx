import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Photograph } from '../../domain/photograph.ts';
import { CloseIcon } from '../primitives/icons.tsx';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';

export interface ToastProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The message. */
  title: string;
  /** A second line. */
  description?: string | undefined;
  /** Thumbnail of the product that the message is about. */
  photograph?: Photograph | undefined;
  /** Called when Undo is pressed; without it there is no Undo. */
  onUndo?: (() => void) | undefined;
  /** Called when Dismiss is pressed. */
  onDismiss: () => void;
}

/** Short message about what has just happened. Renders a `<div>`. */
export function Toast({
  title,
  description,
  photograph,
  onUndo,
  onDismiss,
  className,
  ...rest
}: ToastProps) {
  return (
    <div
      {...rest}
      className={cx(
        'flex w-full items-center rounded-control bg-ink font-sans text-small text-paper outline outline-paper forced-colors:border',
        photograph ? 'py-2 pl-2' : 'min-h-14 py-3 pl-5',
        className,
      )}
    >
      {photograph && (
        <ResponsiveImage
          photograph={photograph}
          alt=""
          sizes="44px"
          className="mr-4 w-11 flex-none rounded-thumb"
        />
      )}
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className={description === undefined ? undefined : 'font-current'}>{title}</p>
        {description !== undefined && <p>{description}</p>}
      </div>
      {onUndo && (
        <button
          type="button"
          onClick={onUndo}
          className="group/undo min-h-target flex-none px-3 font-ui outline-paper"
        >
          <span className="underline-drawn group-hover/undo:underline-withdrawn">Undo</span>
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="mx-0.5 grid size-target flex-none place-items-center outline-paper"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
