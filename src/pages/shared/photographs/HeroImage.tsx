import {
  PHOTOGRAPH_FORMATS,
  photographUrl,
  photographSrcSet,
  type Photograph,
} from '../../../domain/photograph.ts';
import { FROM_DESKTOP } from '../../../design-system/breakpoints.ts';

export interface HeroImageProps {
  /** Shown from the desktop's width on. */
  wide: Photograph;
  /** How wide it is there, as the `sizes` attribute says it. */
  wideSizes: string;
  /** Shown on narrower screens. */
  narrow: Photograph;
  className: string;
}

/**
 * The photograph that a page's headline stands on: its first and largest picture, fetched before all
 * others. Renders a `<picture>`.
 */
export function HeroImage({ wide, wideSizes, narrow, className }: HeroImageProps) {
  return (
    <picture>
      {PHOTOGRAPH_FORMATS.map((format) => (
        <source
          key={format}
          media={FROM_DESKTOP}
          type={`image/${format}`}
          sizes={wideSizes}
          srcSet={photographSrcSet(wide, format)}
          width={wide.width}
          height={wide.height}
        />
      ))}
      <source type="image/avif" sizes="100vw" srcSet={photographSrcSet(narrow, 'avif')} />
      <img
        fetchPriority="high"
        decoding="async"
        sizes="100vw"
        srcSet={photographSrcSet(narrow, 'webp')}
        src={photographUrl(narrow, narrow.widths[0] ?? narrow.width, 'webp')}
        width={narrow.width}
        height={narrow.height}
        alt={wide.alt}
        className={className}
      />
    </picture>
  );
}
