import { cx } from 'class-variance-authority';
import { useLayoutEffect, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useForwardedRef } from '../use-forwarded-ref.ts';

export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Called after the sheet has closed, for whatever reason. */
  onClose: () => void;
  /** Accessible name of the sheet. */
  label: string;
  /** Content at the left of the sheet's header. */
  headerContent: ReactNode;
  /** Accessible name of the close button; needed if its content is an icon. */
  closeLabel?: string | undefined;
  /** Content of the close button, at the right of the sheet's header. */
  closeContent: ReactNode;
  /** `side` is at the right side from tablets on, `screen` fills the screen.
   * @default 'side' */
  size?: 'side' | 'screen' | undefined;
}

/** Event handler: closes the sheet that contains the pressed element. */
export function closeSheet(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('dialog')?.close();
}

/**
 * Ref of what `showModal` itself focuses: by default the close button, with size `screen` the content. React's
 * `autoFocus` sets no attribute.
 */
export function focusOnOpen(element: HTMLElement | null): void {
  if (element) element.autofocus = true;
}

/**
 * Modal dialog: full-screen on phones, at the right side from tablets on. Open while it is rendered.
 * Renders a `<dialog>`: Escape and a press on the backdrop close it, and the browser restores the focus.
 */
export function Sheet({
  onClose,
  label,
  headerContent,
  closeLabel,
  closeContent,
  size = 'side',
  children,
  onMouseDown,
  className,
  ref,
  ...rest
}: SheetProps) {
  const sheet = useForwardedRef(ref);

  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, [sheet]);

  return (
    // A press on the backdrop, at the left, closes the sheet. Some supported browsers lack `closedby`. Not on `click`,
    // which is also the end of a text selection that started in the sheet.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      aria-label={label}
      {...rest}
      ref={sheet}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        const { target, currentTarget, clientX } = event;
        const { left } = currentTarget.getBoundingClientRect();
        if (target !== currentTarget || clientX >= left) return;
        // The focus is restored by `close` and stays there.
        event.preventDefault();
        currentTarget.close();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      className={cx(
        'pointer-events-auto fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto',
        'overscroll-contain bg-paper px-margin text-ink -outline-offset-2 print:hidden',
        'dialog-fading-in backdrop:bg-transparent',
        size === 'side' &&
          'sliding-sheet tablet:left-auto tablet:max-w-100 tablet:backdrop:bg-ink/20',
        className,
      )}
    >
      <div
        className={cx(
          'flex min-h-head items-center justify-between gap-1',
          // The header has a background, since the content can be a dark photograph.
          size === 'side'
            ? 'mb-7 box-content border-b border-line'
            : 'absolute inset-x-0 top-0 z-1 wrap *:rounded-control *:bg-paper',
        )}
      >
        {headerContent}
        <button
          ref={size === 'side' ? focusOnOpen : undefined}
          type="button"
          aria-label={closeLabel}
          onClick={closeSheet}
          className="-mr-2.5 grid min-h-target min-w-target place-items-center px-2.5 text-ui forced-colors:bg-[Canvas]"
        >
          {closeContent}
        </button>
      </div>
      {children}
    </dialog>
  );
}
