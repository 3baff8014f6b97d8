import { cx } from 'class-variance-authority';
import { useRef, useState, type ComponentProps } from 'react';
import type { Photograph } from '../../domain/photograph.ts';
import { Plate } from '../primitives/Plate.tsx';
import { ProductMorph } from './ProductMorph.tsx';
import { FROM_DESKTOP } from '../breakpoints.ts';

export interface ProductGalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product, for its first photograph to grow out of its card. */
  productId: string;
  /** Whose photographs these are. */
  productName: string;
  /** At least one; thumbnails come with the second. */
  photographs: readonly Photograph[];
  /** How wide the layout shows the picture. */
  sizes: string;
}

/**
 * The photographs of a product: one at a time, to be swiped, scrolled or walked with the arrow
 * keys, and a thumbnail button for each. On wide screens it takes columns of the grid it stands in:
 * the first for the thumbnails, below the line of a Back button, the others for the picture. Renders
 * a named group.
 */
export function ProductGallery({
  productId,
  productName,
  photographs,
  sizes,
  className,
  ...rest
}: ProductGalleryProps) {
  const [current, setCurrent] = useState(0);
  const [pressed, setPressed] = useState<number>();
  const strip = useRef<HTMLDivElement>(null);
  const thumbnails = useRef<(HTMLButtonElement | null)[]>([]);
  /** Where a press sends the strip; what it passes on the way there is not current. */
  const target = useRef<number | null>(null);
  const isOnlyOne = photographs.length < 2;

  function show(index: number) {
    const viewport = strip.current;
    if (!viewport || index < 0 || index >= photographs.length) return;
    target.current = indexInView(viewport) === index ? null : index;
    setCurrent(index);
    setPressed(index);
    viewport.scrollTo({ left: index * viewport.clientWidth });
  }

  function followScroll() {
    const viewport = strip.current;
    if (!viewport) return;
    const index = indexInView(viewport);
    if (target.current === null) setCurrent(index);
    else if (target.current === index) target.current = null;
  }

  return (
    // The keys are pressed on the strip or on a thumbnail; both can take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      {...rest}
      role="group"
      aria-label={`Photographs of ${productName}`}
      onKeyDown={(event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step === undefined || isOnlyOne) return;
        event.preventDefault();
        show(current + step);
        if (event.target !== strip.current) thumbnails.current[current + step]?.focus();
      }}
      className={cx('desktop:grid desktop:grid-cols-subgrid', className)}
    >
      <div
        ref={strip}
        role="region"
        aria-label="Photograph shown"
        // Scrolls sideways, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isOnlyOne ? undefined : 0}
        onScroll={followScroll}
        // A hand on the strip takes over from a press.
        onPointerDown={() => {
          target.current = null;
        }}
        className={cx(
          'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
          'motion-safe:scroll-smooth',
          '-mx-margin desktop:col-start-2 desktop:col-end-[-1] desktop:row-start-1 desktop:mx-0',
          'desktop:rounded-plate',
        )}
      >
        {photographs.map((photograph, index) => {
          const plate = (
            <Plate
              key={photograph.path}
              photograph={photograph}
              sizes={sizes}
              isPriority={index === 0}
              className="w-full flex-none snap-center max-desktop:tablet:aspect-square"
            />
          );
          if (index > 0) return plate;
          return (
            <ProductMorph key={photograph.path} productId={productId}>
              {plate}
            </ProductMorph>
          );
        })}
      </div>
      {/* Announces a press only: after a swipe the screen reader is at the photograph and reads it. */}
      <p aria-live="polite" className="sr-only">
        {pressed === current && photographs[current]?.alt}
      </p>
      {!isOnlyOne && (
        <ul className="flex gap-3 pt-3 desktop:col-start-1 desktop:row-start-1 desktop:flex-col desktop:gap-gutter desktop:pt-10">
          {photographs.map((photograph, index) => (
            <li key={photograph.path}>
              <button
                ref={(button) => {
                  thumbnails.current[index] = button;
                }}
                type="button"
                aria-label={`Show photograph ${index + 1} of ${photographs.length}`}
                aria-pressed={index === current}
                onClick={() => {
                  show(index);
                }}
                className={cx(
                  'relative block w-15 pb-2 desktop:w-full',
                  'after:absolute after:inset-x-0 after:bottom-0 after:border-t-(length:--rule-current) after:border-ink',
                  index !== current && 'after:opacity-0',
                )}
              >
                <Plate
                  photograph={photograph}
                  alt=""
                  sizes={`${FROM_DESKTOP} 7vw, 60px`}
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

function indexInView({ scrollLeft, clientWidth }: HTMLElement): number {
  return Math.round(scrollLeft / clientWidth);
}
