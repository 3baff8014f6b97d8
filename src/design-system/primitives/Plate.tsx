import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import {
  PHOTOGRAPH_FORMATS,
  photographUrl,
  photographSrcSet,
  type Photograph,
} from '../../domain/photograph.ts';
import { FROM_WIDE } from '../breakpoints.ts';

export interface PlateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture; without one the plate stays empty. */
  photograph?: Photograph | undefined;
  /** A view that is shown instead on wide screens, cropped to a landscape a little below its middle. */
  widePhotograph?: Photograph | undefined;
  /** How wide the layout shows it, as the `sizes` attribute says it. */
  sizes: string;
  /** Its text alternative; `''` where the words beside it say the same.
   * @default the photograph's own */
  alt?: string | undefined;
  /** Whether it is the first picture that the page shows: it is then fetched at once and first.
   * @default false */
  isPriority?: boolean | undefined;
}

/**
 * A photograph at its final size from the first paint, on its own mean colour. Renders a `<div>`
 * around a `<picture>`; a picture that fails leaves colour and text alternative.
 */
export function Plate({
  photograph,
  widePhotograph,
  sizes,
  alt,
  isPriority = false,
  className,
  ...rest
}: PlateProps) {
  return (
    <div
      {...rest}
      className={cx('relative block aspect-plate overflow-hidden bg-stone', className)}
    >
      {/* An attribute of SVG, since the policy of the built documents refuses any `style`. */}
      {photograph && (
        <svg
          aria-hidden
          color={photograph.color}
          className="absolute inset-0 size-full bg-current"
        />
      )}
      {photograph && (
        <picture>
          {widePhotograph &&
            PHOTOGRAPH_FORMATS.map((format) => (
              <source
                key={format}
                media={FROM_WIDE}
                type={`image/${format}`}
                sizes={sizes}
                srcSet={photographSrcSet(widePhotograph, format)}
              />
            ))}
          <source type="image/avif" srcSet={photographSrcSet(photograph, 'avif')} sizes={sizes} />
          <img
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'auto'}
            // The page's first picture keeps no text waiting; a small one comes with the page.
            decoding={isPriority ? 'async' : 'auto'}
            sizes={sizes}
            srcSet={photographSrcSet(photograph, 'webp')}
            src={photographUrl(photograph, middleWidth(photograph), 'webp')}
            width={photograph.width}
            height={photograph.height}
            alt={alt ?? photograph.alt}
            className={cx(
              'absolute inset-0 size-full object-cover text-caption text-ink',
              widePhotograph && 'wide:object-[50%_72%]',
            )}
          />
        </picture>
      )}
    </div>
  );
}

function middleWidth({ widths, width }: Photograph): number {
  return widths[Math.floor(widths.length / 2)] ?? width;
}
