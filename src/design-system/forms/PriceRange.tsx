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
  const fractionOf = (value: number) => (value - min) / (max - min);
  const isFullRange = low === min && high === max;
  /** Whether a thumb has moved since it was last let go; a Tab that passes by moves none. */
  const hasUncommittedMove = useRef(false);
  /** The value of both thumbs when a drag started on coinciding ones, of which one covers the other. */
  const sharedStart = useRef<number>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const commit = () => {
    sharedStart.current = null;
    if (!hasUncommittedMove.current) return;
    hasUncommittedMove.current = false;
    onRangeCommit?.();
  };
  const move = (nextLow: number, nextHigh: number) => {
    hasUncommittedMove.current = true;
    onRangeChange(nextLow, nextHigh);
  };
  /** Moves a thumb as far as the other. The direction of a drag decides which of coinciding ones moves. */
  const moveThumb = (value: number, isLow: boolean) => {
    const start = sharedStart.current;
    if (start !== null) move(Math.min(value, start), Math.max(value, start));
    else if (isLow) move(Math.min(value, high), high);
    else move(low, Math.max(value, low));
  };
  const moveNearestThumb = ({ currentTarget: track, clientX }: MouseEvent<HTMLElement>) => {
    const { left, width } = track.getBoundingClientRect();
    const value = Math.round(min + ((clientX - left) / width) * (max - min));
    const isLow = value < low || value - low < high - value;
    if (isLow) move(value, high);
    else move(low, value);
    commit();
    thumbs.current?.querySelectorAll('input')[isLow ? 0 : 1]?.focus();
  };
  const handlers = {
    onPointerDown: () => {
      sharedStart.current = low === high ? low : null;
    },
    onPointerUp: commit,
    onPointerCancel: commit,
    onKeyUp: commit,
    onBlur: commit,
  };
  return (
    <div {...rest} role="group" aria-label="Price range" className={className}>
      {/* The whole range is the style sheet's, since a built document may carry no style of its own. */}
      <div
        ref={thumbs}
        className="price-range"
        style={isFullRange ? undefined : { '--low': fractionOf(low), '--high': fractionOf(high) }}
      >
        {/* The keyboard has the thumbs themselves. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="price-range-track" onClick={moveNearestThumb} />
        <input
          {...handlers}
          type="range"
          aria-label="Minimum price"
          aria-valuetext={formatWholeDollars(low)}
          min={min}
          max={max}
          value={low}
          data-on-top={fractionOf(low) > 0.5 || undefined}
          onChange={(event) => {
            moveThumb(event.currentTarget.valueAsNumber, true);
          }}
        />
        <input
          {...handlers}
          type="range"
          aria-label="Maximum price"
          aria-valuetext={formatWholeDollars(high)}
          min={min}
          max={max}
          value={high}
          onChange={(event) => {
            moveThumb(event.currentTarget.valueAsNumber, false);
          }}
        />
      </div>
      <div className="mt-1 flex justify-between text-small figures">
        <span>{formatWholeDollars(low)}</span>
        <span>{formatWholeDollars(high)}</span>
      </div>
    </div>
  );
}
