import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Photograph } from '../../domain/photograph.ts';
import { ResponsiveImage } from '../primitives/ResponsiveImage.tsx';

export interface ProductThumbnailProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The product's photograph, or a same-origin image path. */
  image?: Photograph | string | undefined;
}

/**
 * Decorative thumbnail of a product. An empty box without an image, or if the path fails to load. Renders a
 * ResponsiveImage or a `<span>` around an `<img>`.
 */
export function ProductThumbnail({ image, className, ...rest }: ProductThumbnailProps) {
  if (typeof image !== 'string') {
    return <ResponsiveImage {...rest} image={image} alt="" sizes="112px" className={className} />;
  }
  return (
    <span
      {...rest}
      className={cx('relative block aspect-product overflow-hidden bg-stone', className)}
    >
      <img
        key={image}
        src={image}
        alt=""
        loading="lazy"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}
