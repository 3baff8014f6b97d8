import { cx } from 'class-variance-authority';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { Photograph } from '../../domain/photograph.ts';
import { FROM_TABLET } from '../breakpoints.ts';
import { Sheet, type SheetProps } from '../layout/Sheet.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../primitives/icons.tsx';
import { Picture } from '../primitives/ResponsiveImage.tsx';
import { useCarousel } from './use-carousel.ts';

export interface PhotographViewerProps extends Omit<
  SheetProps,
  'label' | 'headerContent' | 'closeLabel' | 'closeContent' | 'size' | 'children' | 'onClose'
> {
  /** The product's name, for the dialog's label. */
  productName: string;
  /** The product's photographs, the whole one first. */
  photographs: readonly Photograph[];
  /** Index of the photograph to show first. */
  firstIndex: number;
  /** Called when the viewer has closed, with the index of the photograph shown last. */
  onClose: (lastIndex: number) => void;
}

/**
 * A product's photographs on the full screen: swipe or arrow keys for the next one, a press to zoom in and
 * out, point or scroll to pan, the browser's own pinch zoom. Renders a Sheet.
 */
export function PhotographViewer({
  productName,
  photographs,
  firstIndex,
  onClose,
  onKeyDown,
  className,
  ...rest
}: PhotographViewerProps) {
  const { current, show, showByKey, scroller, scrollerProps } = useCarousel(
    photographs.length,
    firstIndex,
  );
  const showAtOnce = useEffectEvent(() => {
    const viewport = scroller.current;
    viewport?.scrollTo({ left: current * viewport.clientWidth, behavior: 'instant' });
  });

  useLayoutEffect(() => {
    showAtOnce();
    scroller.current?.focus();
    // When the screen is rotated, the scroll position is that of another photograph.
    window.addEventListener('resize', showAtOnce);
    return () => {
      window.removeEventListener('resize', showAtOnce);
    };
  }, [scroller]);

  // The focus on a photograph passes to the one that is shown.
  useLayoutEffect(() => {
    const buttons = [...(scroller.current?.querySelectorAll('button') ?? [])];
    if (buttons.some((button) => button === document.activeElement))
      buttons[current]?.focus({ preventScroll: true });
  }, [current, scroller]);

  const stepButton = (label: string, index: number, icon: ReactNode) => (
    <IconButton
      label={label}
      aria-disabled={!photographs[index]}
      onClick={() => {
        show(index);
      }}
    >
      {icon}
    </IconButton>
  );

  return (
    <Sheet
      {...rest}
      label={`Photographs of ${productName}`}
      onClose={() => {
        onClose(current);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        showByKey(event);
      }}
      headerContent={
        photographs.length > 1 && (
          <div className="-ml-2.5 flex items-center text-ui figures">
            {stepButton('Previous photograph', current - 1, <ArrowLeftIcon />)}
            <span aria-live="polite" aria-atomic>
              <span className="sr-only">Photograph </span>
              <span>{`${current + 1} / ${photographs.length}`}</span>
            </span>
            {stepButton('Next photograph', current + 1, <ArrowRightIcon />)}
          </div>
        )
      }
      closeLabel="Close"
      closeContent={<CloseIcon />}
      size="screen"
      className={cx(
        'flex flex-col overflow-hidden',
        // The focus ring of what fills the screen.
        'after:pointer-events-none after:absolute after:inset-1.5 after:z-1 after:border-(length:--rule-strong) after:border-accent after:opacity-0',
        'has-[[role=region]:focus-visible]:after:opacity-100 has-[[role=region]_button:focus-visible]:after:opacity-100',
        className,
      )}
    >
      <div
        {...scrollerProps}
        className="-mx-margin flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain outline-none scrollbar-none motion-safe:scroll-smooth"
      >
        {photographs.map((photograph, index) => (
          <ZoomablePhotograph
            key={photograph.path}
            photograph={photograph}
            isShown={index === current}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** A press that moves further is a drag, which pans and does not zoom out. */
const DRAG_PX = 8;

function ZoomablePhotograph({ photograph, isShown }: { photograph: Photograph; isShown: boolean }) {
  const [isZoomed, setIsZoomed] = useState(false);
  const ratio = photograph.width / photograph.height;
  // The size as shown, which is mostly that of the file that the gallery has loaded.
  const fittingSizes = `${FROM_TABLET} min(100vw, ${100 * ratio}svh), 100vw`;
  const frame = useRef<HTMLDivElement>(null);
  const pressedAt = useRef({ clientX: 0, clientY: 0 });

  /** Scrolls to the part that the pointer was on before the zoom; without a pointer to the centre. */
  const pan = (point?: MouseEvent) => {
    const { current: viewport } = frame;
    if (!viewport) return;
    const { left, top, width, height } = viewport.getBoundingClientRect();
    const fittedWidth = Math.min(width, height * ratio);
    // Distances from the centre, as parts of the size that fits.
    const x = point ? (point.clientX - left - width / 2) / fittedWidth : 0;
    const y = point ? (point.clientY - top - height / 2) / (fittedWidth / ratio) : 0;
    viewport.scrollTo({
      left: (0.5 + x) * (viewport.scrollWidth - viewport.clientWidth),
      top: (0.5 + y) * (viewport.scrollHeight - viewport.clientHeight),
      behavior: 'instant',
    });
  };

  return (
    <div
      ref={frame}
      onPointerDown={({ clientX, clientY }) => {
        pressedAt.current = { clientX, clientY };
      }}
      // Fingers scroll natively.
      onPointerMove={(event) => {
        if (isZoomed && event.pointerType === 'mouse') pan(event);
      }}
      className={cx(
        'w-full flex-none snap-center',
        isZoomed ? 'grid overflow-auto' : 'overflow-hidden',
      )}
    >
      <button
        type="button"
        // Tab skips the photographs beside the screen.
        tabIndex={isShown ? 0 : -1}
        aria-label={`${photograph.alt} ${isZoomed ? 'Zoom out' : 'Zoom in'}`}
        onClick={(event) => {
          const isByKeyboard = event.detail === 0;
          const { clientX, clientY } = pressedAt.current;
          const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
          // A double tap zooms once.
          if (event.detail > 1 || (!isByKeyboard && distance > DRAG_PX)) return;
          flushSync(() => {
            setIsZoomed(!isZoomed);
          });
          pan(isByKeyboard ? undefined : event);
        }}
        // While zoomed in, the arrow keys pan natively.
        onKeyDown={(event) => {
          if (isZoomed) event.stopPropagation();
        }}
        className={cx(
          'block',
          isZoomed ? 'm-auto w-max cursor-zoom-out' : 'relative size-full cursor-zoom-in',
        )}
      >
        <Picture
          image={photograph}
          sizes={isZoomed ? `${photograph.width}px` : fittingSizes}
          alt=""
          loading="eager"
          draggable={false}
          className={isZoomed ? 'max-w-none' : 'absolute inset-0 size-full object-contain'}
        />
      </button>
    </div>
  );
}
