import { cx } from 'class-variance-authority';
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';

export interface SheetProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'ref'> {
  /** Whether it lies over the page; a closed sheet is not in the page at all. */
  isOpen: boolean;
  /** Called when it has closed, by whatever way. */
  onClose: () => void;
  /** The sheet's name for screen readers. */
  label: string;
  /** What stands at the left of its head. */
  head: ReactNode;
  /** The name of what closes it; needed where its content is a drawing. */
  closeLabel?: string | undefined;
  /** What stands in the button that closes it, at the right of its head. */
  closeContent: ReactNode;
}

/** Closes the sheet that the pressed element lies in. */
export function closeSheet(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('dialog')?.close();
}

/**
 * A sheet of paper over the whole screen. Renders a modal native `<dialog>`: Escape closes it and the
 * focus goes back to where it was.
 */
export function Sheet({ isOpen, ...rest }: SheetProps) {
  return isOpen ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({
  onClose,
  label,
  head,
  closeLabel,
  closeContent,
  children,
  className,
  ...rest
}: Omit<SheetProps, 'isOpen'>) {
  const sheet = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      {...rest}
      ref={sheet}
      aria-label={label}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      className={cx(
        'pointer-events-auto fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto',
        'overscroll-contain bg-paper px-margin text-ink',
        className,
      )}
    >
      <div className="mb-7 flex min-h-head items-center justify-between rule-hair">
        {head}
        <button
          type="button"
          aria-label={closeLabel}
          onClick={closeSheet}
          className="-mr-2.5 grid min-h-target min-w-target place-items-center px-2.5 text-ui"
        >
          {closeContent}
        </button>
      </div>
      {children}
    </dialog>
  );
}
