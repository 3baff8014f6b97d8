import { cx } from 'class-variance-authority';
import { useLayoutEffect, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useForwardedRef } from '../use-forwarded-ref.ts';

export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose'> {
  /** Called when the sheet has closed, for whatever reason, and has faded out. */
  onClose: () => void;
  /** Called when the sheet starts to fade out. */
  onLeave?: (() => void) | undefined;
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

/** Shows a sheet, also one that is fading out. */
export function openSheet(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  setHidden(dialog, false);
  dialog.showModal();
}

/** Makes a sheet that fades out unreachable. */
function setHidden(dialog: HTMLElement, isHidden: boolean) {
  dialog.inert = isHidden;
  // Testing libraries do not know that `inert` hides it.
  dialog.ariaHidden = isHidden ? 'true' : null;
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
 * Modal dialog: full-screen; with size `side`, a panel at the right side from tablets on. Opens when it is rendered.
 * Renders a `<dialog>`: Escape and a press on the backdrop close it, and the browser restores the focus.
 */
export function Sheet({
  onClose,
  onLeave,
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

  async function leave(dialog: HTMLDialogElement) {
    if (dialog.open || !dialog.isConnected) return;
    onLeave?.();
    const animations = dialog.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
    if (!dialog.open && dialog.isConnected) onClose();
  }

  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return undefined;
    openSheet(dialog);
    // Not on `close`, which comes later: Tab could have moved the focus back into the sheet.
    const observer = new MutationObserver(() => {
      if (!dialog.open) setHidden(dialog, true);
    });
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      dialog.close();
    };
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
      // Not earlier: React would remove the dialog while the browser still moves the focus.
      onClose={({ currentTarget }) => void leave(currentTarget)}
      className={cx(
        'pointer-events-auto fixed inset-0 z-30 m-0 h-dvh max-h-none w-full max-w-none overscroll-contain',
        'bg-paper px-margin text-ink -outline-offset-2 print:hidden',
        'dialog-fading backdrop:bg-transparent',
        size === 'side'
          ? 'sliding-sheet block scroll-py-2 overflow-y-auto tablet:left-auto tablet:max-w-100 tablet:backdrop:bg-ink/20'
          : 'flex flex-col overflow-hidden',
        className,
      )}
    >
      <div
        className={cx(
          'flex min-h-head items-center justify-between gap-1',
          // The header has a background, since the content can be a dark photograph.
          size === 'side'
            ? 'mb-7 box-content border-b border-line'
            : 'absolute inset-x-0 top-0 z-1 mx-auto max-w-page px-margin *:rounded-control *:bg-paper',
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
