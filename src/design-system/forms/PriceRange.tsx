import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { formatWholeDollars } from '../../domain/money.ts';
import { moveThumb, type ThumbValues } from './move-thumb.ts';

export interface PriceRangeProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Minimum of the track, in whole dollars. */
  min: number;
  /** Maximum of the track, in whole dollars. */
  max: number;
  /** Value of the lower thumb, at most `high`. */
  low: number;
  /** Value of the upper thumb. */
  high: number;
  /** Called with both values whenever a thumb moves. */
  onRangeChange: (low: number, high: number) => void;
  /** Called when a thumb that was moved is released, by pointer or key. */
  onRangeCommit?: (() => void) | undefined;
}

const thumbNames = [
  ['low', 'Minimum price'],
  ['high', 'Maximum price'],
] as const;

/**
 * Range slider with two thumbs that cannot cross, and their values below. A press on the track moves the
 * nearest thumb, as an alternative to dragging. Renders a group of two `<input type="range">`, named
 * `Minimum price` and `Maximum price`.
 */
export function PriceRange({
  min,
  max,
  low,
  high,
  onRangeChange,
  onRangeCommit,
  ...rest
}: PriceRangeProps) {
  const fractionOf = (value: number) => (value - min) / (max - min);
  const isFullRange = low === min && high === max;
  /** Whether there is a move to commit: Tab also causes `keyup` and `blur`. */
  const hasUncommittedMove = useRef(false);
  /** The common value of both thumbs if a drag started while they overlapped. */
  const sharedStart = useRef<number>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const change = (next: ThumbValues) => {
    hasUncommittedMove.current = true;
    onRangeChange(next.low, next.high);
  };
  const move = (thumb: keyof ThumbValues, value: number) => {
    change(moveThumb({ low, high }, thumb, value, sharedStart.current));
  };
  const commit = () => {
    if (!hasUncommittedMove.current) return;
    hasUncommittedMove.current = false;
    onRangeCommit?.();
  };
  const endDrag = () => {
    sharedStart.current = null;
    commit();
  };
  const moveNearestThumb = ({ currentTarget: track, clientX }: MouseEvent<HTMLElement>) => {
    const { left, width } = track.getBoundingClientRect();
    const value = Math.round(min + ((clientX - left) / width) * (max - min));
    const isLow = value < low || value - low < high - value;
    move(isLow ? 'low' : 'high', value);
    commit();
    thumbs.current?.querySelectorAll('input')[isLow ? 0 : 1]?.focus();
  };

  // Hydration keeps the thumbs that were moved before it.
  const reportMoved = useEffectEvent(() => {
    const [first = low, second = high] = Array.from(
      thumbs.current?.querySelectorAll('input') ?? [],
      ({ valueAsNumber }) => valueAsNumber,
    );
    if (first === low && second === high) return;
    change({ low: Math.min(first, second), high: Math.max(first, second) });
  });
  useLayoutEffect(() => {
    reportMoved();
  }, []);

  const thumbProps = {
    min,
    max,
    // A reload does not restore the thumbs: the URL does.
    autoComplete: 'off',
    onPointerDown: () => {
      sharedStart.current = low === high ? low : null;
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    // A key moves the focused thumb, also after a drag whose end was outside the window.
    onKeyDown: endDrag,
    onKeyUp: commit,
    // Not the end of the drag: a press on the other thumb blurs this one.
    onBlur: commit,
  };
  return (
    <div role="group" aria-label="Price range" {...rest}>
      {/* The CSS has the full range, which is prerendered: the CSP blocks `style` attributes. */}
      <div
        ref={thumbs}
        className="price-range"
        style={isFullRange ? undefined : { '--low': fractionOf(low), '--high': fractionOf(high) }}
      >
        {/* Pointer only: with the keyboard the thumbs are used directly. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className="price-range-track" onClick={moveNearestThumb} />
        {thumbNames.map(([thumb, name]) => {
          const value = { low, high }[thumb];
          return (
            <input
              key={thumb}
              {...thumbProps}
              type="range"
              aria-label={name}
              aria-valuetext={formatWholeDollars(value)}
              value={value}
              data-on-top={(thumb === 'low' && fractionOf(low) > 0.5) || undefined}
              onChange={(event) => {
                move(thumb, event.currentTarget.valueAsNumber);
              }}
            />
          );
        })}
      </div>
      <div className="mt-1 flex justify-between text-small figures">
        <span>{formatWholeDollars(low)}</span>
        <span>{formatWholeDollars(high)}</span>
      </div>
    </div>
  );
}
