import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { STAR_COUNT } from '../../domain/commerce-rules.ts';
import { filledStars, reviewCount } from '../../domain/product.ts';

export interface StarRatingProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** From 0 to 5, rounded down to whole stars. */
  rating: number;
}

const STAR_PATH =
  'm7 1.3 1.75 3.6 3.95.55-2.87 2.77.7 3.93L7 10.28l-3.53 1.87.7-3.93L1.3 5.45l3.95-.55L7 1.3Z';

/** Five stars and the number of reviews. Renders a `<p>`. */
export function StarRating({ rating, className, ...rest }: StarRatingProps) {
  const filled = filledStars(rating);
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
          <svg
            key={index}
            aria-hidden="true"
            viewBox="0 0 14 14"
            strokeLinejoin="round"
            className={cx(
              'size-3.25 stroke-current',
              index < filled ? 'fill-current text-ink' : 'fill-none text-ink-3',
            )}
          >
            <path d={STAR_PATH} />
          </svg>
        ))}
      </span>
      <span className="figures whitespace-nowrap">{`${reviewCount(rating)} reviews`}</span>
    </p>
  );
}
