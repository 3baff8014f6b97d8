import { cx } from 'class-variance-authority';
import { useRef, type ComponentProps } from 'react';
import { formatWholeDollars } from '../../domain/money.ts';

export interface PriceRangeProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The lower end of the track, in whole dollars. */
  min: number;
  /** Its upper end. */
  max: number;
  /** Where the lower thumb stands, never above the higher. */
  low: number;
  /** Where the higher thumb stands. */
  high: number;
  /** Called with both values on every step of a thumb. */
  onRangeChange: (low: number, high: number) => void;
  /** Called when a thumb is let go, by pointer or key. */
  onRangeCommit?: (() => void) | undefined;
}

/**
 * Two thumbs on one track, which stop at each other, and their values below. Renders two native
 * ranges named `Minimum price` and `Maximum price` in a group.
 */
export function PriceRange({
  min,
  max,
  low,
  high,
  onRangeChange,
  onRangeCommit,
  className,
  ...rest
}: PriceRangeProps) {
  const share = (value: number) => (value - min) / (max - min);
  const isWhole = low === min && high === max;
  /** Whether a thumb has moved since it was last let go; a Tab that passes by moves none. */
  const hasMoved = useRef(false);
  const letGo = () => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    onRangeCommit?.();
  };
  const move = (nextLow: number, nextHigh: number) => {
    hasMoved.current = true;
    onRangeChange(nextLow, nextHigh);
  };
  const commit = { onPointerUp: letGo, onKeyUp: letGo, onBlur: letGo };
  return (
    <div {...rest} role="group" aria-label="Price range" className={className}>
      {/* The whole range is the style sheet's, since a built document may carry no style of its own. */}
      <div
        className="price-range"
        style={isWhole ? undefined : { '--low': share(low), '--high': share(high) }}
      >
        <input
          {...commit}
          type="range"
          aria-label="Minimum price"
          aria-valuetext={formatWholeDollars(low)}
          min={min}
          max={max}
          value={low}
          data-on-top={share(low) > 0.5 || undefined}
          onChange={(event) => {
            move(Math.min(event.currentTarget.valueAsNumber, high), high);
          }}
        />
        <input
          {...commit}
          type="range"
          aria-label="Maximum price"
          aria-valuetext={formatWholeDollars(high)}
          min={min}
          max={max}
          value={high}
          onChange={(event) => {
            move(low, Math.max(event.currentTarget.valueAsNumber, low));
          }}
        />
      </div>
      <div className={cx('flex justify-between text-small figures')}>
        <span>{formatWholeDollars(low)}</span>
        <span>{formatWholeDollars(high)}</span>
      </div>
    </div>
  );
}
