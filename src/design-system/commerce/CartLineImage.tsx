import { cx } from 'class-variance-authority';
import type { Photograph } from '../../domain/photograph.ts';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';

export interface CartLineImageProps {
  /** The product's photograph. */
  photograph?: Photograph | undefined;
  /** Same-origin image path, shown if there is no photograph. */
  imageSrc?: string | undefined;
  className?: string | undefined;
}

/**
 * Decorative thumbnail of a cart line: the photograph, or else `imageSrc`. An empty box if neither is set or
 * `imageSrc` fails to load. Renders a {@link ResponsiveImage} or a `<div>` around an `<img>`.
 */
export function CartLineImage({ photograph, imageSrc, className }: CartLineImageProps) {
  if (photograph || imageSrc === undefined) {
    return <ResponsiveImage photograph={photograph} alt="" sizes="112px" className={className} />;
  }
  return (
    <div className={cx('relative aspect-product overflow-hidden bg-stone', className)}>
      <img
        key={imageSrc}
        src={imageSrc}
        alt=""
        loading="lazy"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
        className="absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
