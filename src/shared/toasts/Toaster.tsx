import { cx } from 'class-variance-authority';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { BELOW_TABLET } from '../../design-system/breakpoints.ts';
import { Toast } from '../../design-system/layout/Toast.tsx';
import { useMediaQuery } from '../use-media-query.ts';
import { LONG_TOAST_MS, type ToastOptions } from './toast-options.ts';

/** Default duration of a toast without Undo. */
const TOAST_MS = 4000;

/** In windows this low, a toast at the bottom right would cover Add to Cart. */
const LOW_WINDOW = '(height < 45rem)';

const offset = {
  top: 'calc(var(--toast-top, var(--spacing-head)) + 4px)',
  left: 'var(--spacing-margin)',
  // Toasts align with the margin of the page, whose width has a maximum.
  right: 'calc(max(0px, 100vw - var(--container-page)) / 2 + var(--spacing-margin))',
  bottom: 'calc(20px + env(safe-area-inset-bottom))',
};

/**
 * Moves a toast by 8 px, instead of by its height as sonner does, and fades it, in and out. A covered toast has the
 * height of the one in front, and shows no content.
 */
const toastClass = cx(
  'w-full duration-(--duration-move)! ease-gallery!',
  'not-data-[mounted=true]:[--y:translateY(calc(var(--lift)*--spacing(-2)))]!',
  'data-[removed=true]:data-[front=true]:data-[swipe-out=false]:[--y:translateY(calc(var(--lift)*--spacing(-2)))]!',
  'data-[expanded=false]:data-[front=false]:[&_:has([data-toast])]:h-full',
  'data-[expanded=false]:data-[front=false]:[&_[data-toast]]:h-full data-[expanded=false]:data-[front=false]:[&_[data-toast]]:min-h-0',
  // The next toast shows its content once the one in front is gone.
  '[&[data-expanded=false][data-front=false]:not([data-removed=true]+*)_[data-toast]>*]:opacity-0',
  '[&_[data-toast]>*]:move-colour [[data-removed=true]+&_[data-toast]>*]:delay-(--duration-leave)',
);

/** Hotkey that focuses the toasts. sonner's default, Alt+T, opens a menu in Firefox. */
const TOASTS_KEY = 'F8';

/** What had the focus before a toast. */
let focusedBefore: Element | null = null;

/** The options of all toasts, dismissed ones too, by id. */
const optionsById = new Map<string | number, ToastOptions>();

/**
 * Renders the toasts at the bottom right; on phones and in low windows at the top, below the header, the filter bar and
 * Back. Those with `isAtBottom` are always at the bottom. What toasts cover can be scrolled out from under them.
 * `notify` loads this module, so sonner is not in the initial bundle.
 */
export function Toaster() {
  const isPhone = useMediaQuery(BELOW_TABLET);
  const isLow = useMediaQuery(LOW_WINDOW);
  const { pathname } = useLocation();
  useEffect(() => {
    dismissShownToasts(({ link }) => link?.href === pathname);
  }, [pathname]);
  useEffect(() => {
    document.addEventListener('toggle', pauseBelowDialog, { capture: true });
    return () => {
      document.removeEventListener('toggle', pauseBelowDialog, { capture: true });
    };
  }, []);
  return (
    // Pauses the toasts while focused. sonner pauses on hover only, and continues when the mouse leaves.
    <div
      onFocusCapture={(event) => {
        const { currentTarget, relatedTarget, target } = event;
        // sonner would return the focus whenever it leaves the toasts, so Tab would never get past them.
        event.stopPropagation();
        if (!currentTarget.contains(relatedTarget)) focusedBefore = relatedTarget;
        // The hotkey focuses the list, which has no name and no size.
        if (target.matches('ol'))
          target.querySelector<HTMLElement>('[data-toast] :is(a, button)')?.focus();
        // A touch does not pause them: its focus stays until the next press elsewhere.
        if (target.matches(':focus-visible')) {
          setDurations(Number.POSITIVE_INFINITY);
          setHovered(target, true);
        }
      }}
      onPointerDownCapture={(event) => {
        // sonner pauses all toasts from pointerdown to pointerup, which a toast that is being removed does not get.
        if (event.target instanceof Element && isRemoved(event.target)) event.stopPropagation();
      }}
      onMouseDownCapture={(event) => {
        // A press on no control keeps the focus where it is: in the toast, it would be lost with the toast.
        if (!(event.target instanceof Element)) return;
        if (!event.target.closest('a, button') || isRemoved(event.target)) event.preventDefault();
      }}
      onKeyDownCapture={({ key }) => {
        if (key === 'Escape') returnFocus();
      }}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        setDurations(LONG_TOAST_MS);
        if (!currentTarget.contains(relatedTarget)) setHovered(target, false);
      }}
      onClickCapture={(event) => {
        const { nativeEvent: press, target } = event;
        // The second click of a double click on Add can hit the toast that the first one has shown.
        if (event.detail > 1) event.stopPropagation();
        // Browsers emulate a hover for a touch, which would last until the next press elsewhere.
        if (press instanceof PointerEvent && press.pointerType === 'touch')
          setHovered(target, false);
      }}
      className="print:hidden"
    >
      <SonnerToaster
        // Without a name it is not a landmark, whose name would be read before each toast.
        customAriaLabel=""
        hotkey={[TOASTS_KEY]}
        position={`${isPhone || isLow ? 'top' : 'bottom'}-${isPhone ? 'center' : 'right'}`}
        offset={{ ...offset, bottom: isLow ? '8px' : 'var(--spacing-margin)' }}
        mobileOffset={offset}
        swipeDirections={['top', 'bottom', 'left', 'right']}
        gap={8}
        // A list at the top and one at the bottom need two names. Page transitions paint no list without a height. A
        // fourth toast, which sonner does not paint, is hidden from Tab, too.
        className="min-h-px motion-safe:[view-transition-name:toasts] motion-safe:data-[y-position=top]:[view-transition-name:toasts-top] motion-reduce:transition-none! [&>[data-visible=false]]:invisible"
        style={{ '--width': 'min(var(--container-toast), 100vw - 2 * var(--spacing-margin))' }}
        toastOptions={{ unstyled: true, className: toastClass }}
      />
    </div>
  );
}

export function showToast(options: ToastOptions): void {
  const { onUndo, duration = onUndo ? LONG_TOAST_MS : TOAST_MS, isAtBottom, ...content } = options;
  // A later use of the keyboard changes nothing, since sonner measures a toast once.
  const isByKeyboard = document.querySelector(':focus-visible') !== null;
  const toastId = toast.custom(
    (id) => (
      <Toast
        {...content}
        data-toast={id}
        ref={revealFocus}
        undoHint={`Press ${TOASTS_KEY} for Undo`}
        showsUndoHint={isByKeyboard}
        onUndo={
          onUndo &&
          (() => {
            dismiss(id, onUndo);
          })
        }
        onDismiss={() => {
          dismiss(id);
        }}
      />
    ),
    {
      duration,
      ...(isAtBottom && {
        position: window.matchMedia(BELOW_TABLET).matches ? 'bottom-center' : 'bottom-right',
      }),
    },
  );
  optionsById.set(toastId, options);
}

/** Ref of a toast: scrolls what has the keyboard's focus clear of it, by the page's scroll padding. */
function revealFocus(element: HTMLElement | null): void {
  const item = element?.closest('li');
  if (!item) return;
  // sonner makes the item focusable, although it has no action.
  item.tabIndex = -1;
  document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
}

function dismiss(id: string | number, act?: () => void): void {
  toast.dismiss(id);
  // sonner sets the attribute two frames later.
  document
    .querySelector(`[data-toast="${id}"]`)
    ?.closest('li')
    ?.setAttribute('data-removed', 'true');
  if (act) flushSync(act);
  if (document.querySelector('[data-toast] :focus')) returnFocus();
}

/** Starts or ends a hover: it pauses the timers and unstacks several toasts, of which the newest covers the others. */
function setHovered(target: EventTarget, isHovered: boolean): void {
  target.dispatchEvent(new MouseEvent(isHovered ? 'mouseover' : 'mouseout', { bubbles: true }));
}

function isRemoved(element: Element): boolean {
  return element.closest('[data-removed=true]') !== null;
}

function returnFocus(): void {
  if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
}

/** Dismisses the toasts that are outdated, e.g. those with a link to the page that is shown. */
export function dismissShownToasts(isOutdated: (options: ToastOptions) => boolean): void {
  for (const [id, options] of optionsById) if (isOutdated(options)) toast.dismiss(id);
}

/** Pauses the toasts while an open dialog covers them. Some supported browsers send no such event for a dialog. */
function pauseBelowDialog({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLDialogElement) || newState === 'closed') return;
  setDurations(Number.POSITIVE_INFINITY);
  // Also dispatched if the dialog has been removed since.
  target.addEventListener('close', () => setDurations(LONG_TOAST_MS), { once: true });
}

/** Sets the duration of all shown toasts but permanent ones, and keeps their content. */
function setDurations(duration: number): void {
  for (const { id } of toast.getToasts())
    if (optionsById.get(id)?.duration !== Number.POSITIVE_INFINITY)
      toast(undefined, { id, duration });
}
