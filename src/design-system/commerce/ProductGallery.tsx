import { cx } from 'class-variance-authority';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Photograph } from '../../domain/photograph.ts';
import { announce } from '../announce.ts';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { ExpandIcon } from '../primitives/icons.tsx';
import { PhotographViewer, type PhotographViewerProps } from './PhotographViewer.tsx';
import { ProductViewTransition } from './ProductViewTransition.tsx';
import { FROM_DESKTOP, FROM_TABLET } from '../breakpoints.ts';
import { useCarousel } from './use-carousel.ts';

export interface ProductGalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product's id, for the view transition between its card and its page. */
  productId: string;
  /** The product's name, for the gallery's label. */
  productName: string;
  /** At least one photograph; thumbnails are shown for two or more. */
  photographs: readonly Photograph[];
  /** The `sizes` attribute of the large image. */
  sizes: string;
}

/**
 * Carousel of a product's photographs, with a thumbnail for each. On wide screens the thumbnails are in the first
 * column of the page grid, below space for a Back button. Renders a named group.
 */
export function ProductGallery({
  productId,
  productName,
  photographs,
  sizes,
  onKeyDown,
  className,
  ...rest
}: ProductGalleryProps) {
  const [viewer, setViewer] =
    useState<Pick<PhotographViewerProps, 'firstIndex' | 'origin' | 'zoomPoint'>>();
  const isOnlyOne = photographs.length < 2;
  const { current, show, showByKey, scroller, scrollerProps } = useCarousel(
    photographs.length,
    0,
    (index) => {
      // A swipe announces nothing: the screen reader reads the photograph itself.
      announce(photographs[index]?.alt ?? '');
    },
  );

  function openViewer(zoomPoint?: MouseEvent) {
    // A viewer that is still closing would stay closed.
    flushSync(() => {
      setViewer(undefined);
    });
    setViewer({ firstIndex: current, origin: scroller.current, zoomPoint });
  }

  return (
    // Key events bubble from the scroller and the thumbnails, which are focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={`Photographs of ${productName}`}
      {...rest}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const shown = showByKey(event);
        if (shown !== undefined && event.target !== scroller.current) {
          event.currentTarget.querySelectorAll<HTMLElement>('li button')[shown]?.focus();
        }
      }}
      className={cx('tablet:grid tablet:grid-cols-subgrid', className)}
    >
      {/* A press on the photograph is a shortcut for the button below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        {...scrollerProps}
        // Presses before hydration are replayed, as those of buttons.
        data-press
        tabIndex={isOnlyOne ? undefined : 0}
        onClick={(event) => {
          // On a desktop, the whole photograph would hardly be larger than on the page.
          const isDesktop = window.matchMedia(`${FROM_DESKTOP} and (hover: hover)`).matches;
          // A press that is replayed after hydration has no position.
          openViewer(isDesktop && event.detail > 0 ? event : undefined);
        }}
        className={cx(
          'flex cursor-zoom-in snap-x snap-mandatory overflow-x-auto overscroll-x-contain scrollbar-none',
          'motion-safe:scroll-smooth',
          '-mx-margin tablet:col-span-full tablet:row-start-1 tablet:mx-0 wide:col-start-2 print:col-start-1',
          'tablet:rounded-image',
          // It has moved to the viewer.
          viewer && 'not-print:opacity-0',
        )}
      >
        {photographs.map((photograph, index) => (
          <ProductViewTransition
            key={photograph.path}
            // Only the photograph that is shown shares the transition name of the card.
            productId={index === current ? productId : `${productId}-${index}`}
          >
            <ResponsiveImage
              image={photograph}
              sizes={sizes}
              isPriority={index === 0}
              className="w-full flex-none snap-center max-tablet:aspect-auto max-tablet:h-gallery-narrow"
            />
          </ProductViewTransition>
        ))}
      </div>
      {/* Opens the viewer for keyboard and screen reader users too. */}
      <IconButton
        label="View full screen"
        aria-haspopup="dialog"
        onClick={() => {
          openViewer();
        }}
        className="appear-after-photograph relative z-1 -mt-11 ml-auto cursor-zoom-in -outline-offset-2 max-tablet:-mr-margin max-tablet:rounded-tl-image max-tablet:bg-paper tablet:col-[1/-1] tablet:row-start-1 tablet:mt-0 tablet:self-start"
      >
        <ExpandIcon />
      </IconButton>
      {viewer && (
        <PhotographViewer
          {...{ productName, photographs, sizes, ...viewer }}
          onLeave={(lastIndex) => {
            if (lastIndex !== current) show(lastIndex, 'instant');
          }}
          onClose={() => {
            setViewer(undefined);
          }}
        />
      )}
      {!isOnlyOne && (
        <ul className="appear-after-photograph flex gap-3 pt-3 tablet:col-span-full wide:col-start-1 wide:col-end-auto wide:row-start-1 wide:flex-col wide:gap-gutter wide:pt-10">
          {photographs.map((photograph, index) => (
            <li key={photograph.path}>
              <button
                type="button"
                aria-label={`Show photograph ${index + 1} of ${photographs.length}`}
                aria-pressed={index === current}
                onClick={() => {
                  show(index);
                }}
                className="current-rule relative block w-13 pb-2 tablet:w-15 wide:w-full"
              >
                <ResponsiveImage
                  image={photograph}
                  alt=""
                  sizes={`${FROM_TABLET} 7vw, 60px`}
                  className="rounded-control"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
