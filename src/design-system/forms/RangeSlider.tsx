import { cx } from 'class-variance-authority';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import { moveThumb, type Range } from './move-thumb.ts';

export interface RangeSliderProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Accessible name of the group. */
  label: string;
  /** Accessible names of the lower and the upper thumb.
   * @default ['Minimum', 'Maximum'] */
  thumbLabels?: readonly [string, string];
  /** Formats a value, e.g. as a price.
   * @default String */
  format?: (value: number) => string;
  /** Minimum of the track, an integer. */
  min: number;
  /** Maximum of the track, an integer. */
  max: number;
  /** The values of the lower and the upper thumb. */
  value: readonly [low: number, high: number];
  /** Whether the thumbs cannot be moved.
   * @default false */
  disabled?: boolean;
  /** Called with both values whenever a thumb moves. */
  onValueChange: (value: Range) => void;
  /** Called once a move is complete: a thumb is released or loses the focus, or the track was pressed. */
  onValueCommit?: (() => void) | undefined;
}

/**
 * Range slider with two thumbs that cannot cross, and their values below. A press on the track moves the
 * nearest thumb, as an alternative to dragging. Renders a group of two `<input type="range">`.
 */
export function RangeSlider({
  label,
  thumbLabels = ['Minimum', 'Maximum'],
  format = String,
  min,
  max,
  value: [low, high],
  disabled = false,
  onValueChange,
  onValueCommit,
  ...rest
}: RangeSliderProps) {
  const fractionOf = (position: number) => (position - min) / (max - min);
  const isFullRange = low === min && high === max;
  /** Whether there is a move to commit: Tab also causes `keyup` and `blur`. */
  const hasUncommittedMove = useRef(false);
  /**
   * The common value of both thumbs if the last press was while they overlapped. Not reset after a drag: Firefox
   * sends the last `input` of a drag after `pointerup`.
   */
  const sharedStart = useRef<number>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const focusThumb = (thumb: number) => thumbs.current?.querySelectorAll('input')[thumb]?.focus();
  const change = (next: Range) => {
    hasUncommittedMove.current = true;
    onValueChange(next);
  };
  const move = (thumb: number, position: number) => {
    change(moveThumb([low, high], thumb, position, sharedStart.current));
  };
  const commit = () => {
    if (!hasUncommittedMove.current) return;
    hasUncommittedMove.current = false;
    onValueCommit?.();
  };
  const moveNearestThumb = ({ currentTarget: track, clientX }: MouseEvent<HTMLElement>) => {
    sharedStart.current = null;
    const { left, width } = track.getBoundingClientRect();
    const position = Math.round(min + ((clientX - left) / width) * (max - min));
    const thumb = position < low || position - low < high - position ? 0 : 1;
    move(thumb, position);
    commit();
    focusThumb(thumb);
  };

  // Hydration preserves the positions of thumbs that were moved before.
  const reportMoved = useEffectEvent(() => {
    const [first = low, second = high] = Array.from(
      thumbs.current?.querySelectorAll('input') ?? [],
      ({ valueAsNumber }) => valueAsNumber,
    );
    if (first === low && second === high) return;
    change([Math.min(first, second), Math.max(first, second)]);
  });
  useLayoutEffect(() => {
    reportMoved();
  }, []);

  const thumbProps = {
    min,
    max,
    disabled,
    // A reload does not restore the thumbs: the URL does.
    autoComplete: 'off',
    onPointerDown: () => {
      sharedStart.current = low === high ? low : null;
    },
    onPointerUp: () => {
      // The thumb that a drag has moved may be the one below the pressed one.
      if (sharedStart.current !== null && low < high) focusThumb(low < sharedStart.current ? 0 : 1);
      commit();
    },
    onPointerCancel: commit,
    // A key moves the focused thumb.
    onKeyDown: () => {
      sharedStart.current = null;
    },
    onKeyUp: commit,
    // A blur commits, but does not end the drag: a press on the other thumb blurs this one.
    onBlur: commit,
  };
  return (
    <div role="group" aria-label={label} {...rest}>
      {/* The CSS has the full range, which is prerendered: the CSP blocks `style` attributes. */}
      <div
        ref={thumbs}
        className="range-slider"
        style={isFullRange ? undefined : { '--low': fractionOf(low), '--high': fractionOf(high) }}
      >
        {/* Pointer only: with the keyboard the thumbs are used directly. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          data-press
          className="range-slider-track"
          onClick={disabled ? undefined : moveNearestThumb}
        />
        {[low, high].map((position, thumb) => (
          <input
            key={thumb}
            {...thumbProps}
            type="range"
            aria-label={thumbLabels[thumb]}
            aria-valuetext={format(position)}
            value={position}
            data-on-top={(thumb === 0 && fractionOf(low) > 0.5) || undefined}
            onChange={(event) => {
              move(thumb, event.currentTarget.valueAsNumber);
            }}
          />
        ))}
      </div>
      <div className={cx('mt-1 flex justify-between text-small figures', disabled && 'text-ink-2')}>
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </div>
  );
}
