import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { STAR_COUNT } from '../../domain/commerce-constants.ts';
import { StarIcon } from '../primitives/icons.tsx';
import { reviewCount } from '../../domain/product.ts';

export interface StarRatingProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** From 0 to 5, rounded down to whole stars. */
  rating: number;
}

/** Five stars and the number of reviews. Renders a `<p>`. */
export function StarRating({ rating, className, ...rest }: StarRatingProps) {
  return (
    <p
      {...rest}
      className={cx('inline-flex items-center gap-2.5 text-caption text-ink-2', className)}
    >
      <span
        role="img"
        aria-label={`${rating} out of ${STAR_COUNT}`}
        className="inline-flex flex-none gap-0.75"
      >
        {Array.from({ length: STAR_COUNT }, (_, index) => (
          <StarIcon
            key={index}
            className={cx(
              'size-3.25',
              index < Math.floor(rating) ? 'fill-current text-ink' : 'text-ink-3',
            )}
          />
        ))}
      </span>
      <span className="figures whitespace-nowrap">{`${reviewCount(rating)} reviews`}</span>
    </p>
  );
}
