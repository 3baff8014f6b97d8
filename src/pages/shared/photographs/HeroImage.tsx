import {
  photographFallbackUrl,
  photographSrcSet,
  type Photograph,
} from '../../../domain/photograph.ts';
import { FROM_TABLET } from '../../../design-system/breakpoints.ts';

export interface HeroImageProps {
  /** Photograph for desktop screens. */
  wide: Photograph;
  /** The `sizes` attribute for desktop screens. */
  wideSizes: string;
  /** Photograph for narrower screens. */
  narrow: Photograph;
  className: string;
}

/** Image behind a page's headline, its LCP element, loaded with high priority. Renders a `<picture>`. */
export function HeroImage({ wide, wideSizes, narrow, className }: HeroImageProps) {
  return (
    <picture>
      <source
        media={FROM_TABLET}
        type="image/avif"
        sizes={wideSizes}
        srcSet={photographSrcSet(wide)}
        width={wide.width}
        height={wide.height}
      />
      <source type="image/avif" sizes="100vw" srcSet={photographSrcSet(narrow)} />
      <img
        fetchPriority="high"
        decoding="async"
        src={photographFallbackUrl(narrow)}
        width={narrow.width}
        height={narrow.height}
        alt={wide.alt}
        className={className}
      />
    </picture>
  );
}
