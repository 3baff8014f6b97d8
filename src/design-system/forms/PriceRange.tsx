import { cx } from 'class-variance-authority';
import { useRef, type ComponentProps, type MouseEvent } from 'react';
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
 * Two thumbs on one track, which stop at each other, and their values below. A press on the track calls
 * the nearer thumb, so that nobody has to drag. Renders two native ranges named `Minimum price` and
 * `Maximum price` in a group.
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
  const thumbs = useRef<HTMLDivElement>(null);
  const letGo = () => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    onRangeCommit?.();
  };
  const move = (nextLow: number, nextHigh: number) => {
    hasMoved.current = true;
    onRangeChange(nextLow, nextHigh);
  };
  const callThumb = ({ currentTarget: track, clientX }: MouseEvent<HTMLElement>) => {
    const { left, width } = track.getBoundingClientRect();
    const value = Math.round(min + ((clientX - left) / width) * (max - min));
    const isLow = value < low || value - low < high - value;
    if (isLow) move(value, high);
    else move(low, value);
    letGo();
    thumbs.current?.querySelectorAll('input')[isLow ? 0 : 1]?.focus();
  };
  const commit = { onPointerUp: letGo, onKeyUp: letGo, onBlur: letGo };
  return (
    <div {...rest} role="group" aria-label="Price range" className={className}>
      {/* The whole range is the style sheet's, since a built document may carry no style of its own. */}
      <div
        ref={thumbs}
        className="price-range"
        style={isWhole ? undefined : { '--low': share(low), '--high': share(high) }}
      >
        {/* The keyboard has the thumbs themselves. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="price-range-track" onClick={callThumb} />
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
