import { cx } from 'class-variance-authority';
import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Photograph } from '../../domain/photograph.ts';
import { FROM_TABLET } from '../breakpoints.ts';
import { Sheet, type SheetProps } from '../layout/Sheet.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from '../primitives/icons.tsx';
import { Picture } from '../primitives/ResponsiveImage.tsx';
import {
  containedRect,
  moveFrom,
  moveFromPage,
  moveTo,
  pan,
  type Point,
} from './photograph-geometry.ts';
import { useCarousel } from './use-carousel.ts';

export interface PhotographViewerProps extends Omit<
  SheetProps,
  'label' | 'headerContent' | 'closeLabel' | 'closeContent' | 'size' | 'children' | 'onLeave'
> {
  /** The product's name, for the dialog's label. */
  productName: string;
  /** The product's photographs, the whole one first. */
  photographs: readonly Photograph[];
  /** Index of the photograph to show first. */
  firstIndex: number;
  /** The `sizes` of the photographs on the page, whose files are shown until larger ones are loaded. */
  sizes: string;
  /** The element on the page that shows the photograph, from which it moves to the full screen, and back. */
  origin?: Element | null | undefined;
  /** Point in `origin` to zoom in to at once.
   * @default the whole photograph is shown */
  zoomPoint?: Point | undefined;
  /** Called when the viewer starts to close, with the index of the photograph shown last. */
  onLeave: (lastIndex: number) => void;
  /** Called when the viewer has faded out. */
  onClose: () => void;
}

/** A product's photographs on the full screen, with zoom. Renders a Sheet. */
export function PhotographViewer({
  productName,
  photographs,
  firstIndex,
  sizes,
  origin,
  zoomPoint,
  onLeave,
  onKeyDown,
  className,
  ...rest
}: PhotographViewerProps) {
  const { current, show, showByKey, scroller, scrollerProps } = useCarousel(
    photographs.length,
    firstIndex,
  );
  /** Moves the current photograph between the page and the viewer. */
  function movePhotograph(move: typeof moveFrom) {
    const frame = scroller.current?.children[current];
    const image = frame?.querySelector('img');
    const photograph = photographs[current];
    if (!frame || !image || !photograph || !origin) return;
    const rect = origin.getBoundingClientRect();
    if (zoomPoint && move === moveFromPage) pan(rect, frame, zoomPoint);
    move(rect, photograph, image);
  }
  const open = useEffectEvent(() => {
    movePhotograph(moveFromPage);
  });

  useLayoutEffect(() => {
    open();
  }, []);

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
      onLeave={() => {
        movePhotograph(moveTo);
        onLeave(current);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        showByKey(event);
      }}
      headerContent={
        <>
          {photographs.length > 1 && (
            <div className="-ml-2.5 flex items-center text-ui figures">
              {stepButton('Previous photograph', current - 1, <ArrowLeftIcon />)}
              <span aria-live="polite" aria-atomic>
                <span className="sr-only">Photograph </span>
                <span>{`${current + 1} / ${photographs.length}`}</span>
              </span>
              {stepButton('Next photograph', current + 1, <ArrowRightIcon />)}
            </div>
          )}
          {/* The names of the photographs' buttons say it, too. */}
          <span aria-hidden="true" className="mr-auto zoom-hint text-caption">
            Press to zoom
          </span>
        </>
      }
      closeLabel="Close"
      closeContent={<CloseIcon />}
      size="screen"
      className={cx('viewer-focus-ring', className)}
    >
      <div
        {...scrollerProps}
        data-moving={origin ? true : undefined}
        className="-mx-margin flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain outline-none scrollbar-none motion-safe:scroll-smooth"
      >
        {photographs.map((photograph, index) => (
          <ZoomablePhotograph
            key={photograph.path}
            photograph={photograph}
            sizes={sizes}
            isShown={index === current}
            zoomedFrom={index === firstIndex && zoomPoint ? origin : undefined}
          />
        ))}
      </div>
    </Sheet>
  );
}

/** A press that moves further is a drag, which pans and does not zoom out. */
const DRAG_PX = 8;

function ZoomablePhotograph({
  photograph,
  sizes,
  isShown,
  zoomedFrom,
}: {
  photograph: Photograph;
  sizes: string;
  isShown: boolean;
  /** The pressed photograph on the page. If set, the photograph starts zoomed in. */
  zoomedFrom: Element | null | undefined;
}) {
  const [isZoomed, setIsZoomed] = useState(Boolean(zoomedFrom));
  /** The rectangle in which the mouse pans; by default that of the whole photograph. */
  const [mouseArea, setMouseArea] = useState(() => zoomedFrom?.getBoundingClientRect());
  const [wasShown, setWasShown] = useState(isShown);
  if (wasShown !== isShown) {
    setWasShown(isShown);
    // When the photograph leaves, it is still in view, so its zoom stays.
    if (isShown) setIsZoomed(false);
  }
  /** `loaded`: the page's file has loaded; a larger one is requested. `failed`: a file failed; the page's is shown. */
  const [pageFile, setPageFile] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const fittingSizes = `${FROM_TABLET} min(100vw, ${(100 * photograph.width) / photograph.height}svh), 100vw`;
  // Twice the width of the window, but no wider than the file.
  const zoomedWidth = Math.min(photograph.width, 2 * innerWidth);
  const largerSizes = isZoomed ? `${zoomedWidth}px` : fittingSizes;
  const frame = useRef<HTMLDivElement>(null);
  const pressedAt = useRef({ clientX: 0, clientY: 0 });
  const mouseAt = useRef<Point>(null);

  function toggleZoom(point?: Point) {
    const image = frame.current?.querySelector('img');
    if (!frame.current || !image) return;
    const hasFailed = image.complete && image.naturalWidth === 0;
    if (hasFailed && !isZoomed) return;
    const before = containedRect(photograph, image);
    flushSync(() => {
      setIsZoomed(!isZoomed);
      setMouseArea(undefined);
    });
    pan(containedRect(photograph, frame.current), frame.current, point);
    moveFrom(before, photograph, image);
  }

  return (
    <div
      ref={frame}
      onPointerDown={({ clientX, clientY }) => {
        pressedAt.current = { clientX, clientY };
        mouseAt.current = pressedAt.current;
      }}
      onPointerMove={({ clientX, clientY, currentTarget, pointerType }) => {
        const last = mouseAt.current;
        mouseAt.current = { clientX, clientY };
        // Fingers scroll natively.
        if (!isZoomed || pointerType !== 'mouse') return;
        // After a scroll by keyboard, WebKit sends the event of a mouse that has not moved.
        if (!last || (last.clientX === clientX && last.clientY === clientY)) return;
        const area = mouseArea ?? containedRect(photograph, currentTarget);
        pan(area, currentTarget, mouseAt.current);
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
          toggleZoom(isByKeyboard ? undefined : event);
        }}
        // While zoomed in, the arrow keys pan natively.
        onKeyDown={(event) => {
          if (isZoomed) event.stopPropagation();
        }}
        className={cx(
          'block',
          isZoomed
            ? 'm-auto w-max min-w-full cursor-zoom-out'
            : 'relative size-full cursor-zoom-in',
        )}
      >
        <Picture
          image={photograph}
          sizes={pageFile === 'loaded' ? largerSizes : sizes}
          loading="eager"
          draggable={false}
          onLoad={() => {
            if (pageFile === 'loading') setPageFile('loaded');
          }}
          onError={() => {
            setPageFile('failed');
          }}
          style={isZoomed ? { width: zoomedWidth } : undefined}
          className={cx(
            'alt-placeholder',
            isZoomed
              ? 'relative mx-auto max-w-none'
              : 'absolute inset-0 size-full bg-contain object-contain',
          )}
        />
      </button>
    </div>
  );
}
