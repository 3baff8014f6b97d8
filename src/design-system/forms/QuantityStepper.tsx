import { cva, cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { announce } from '../announce.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { repeatWhileHeld } from './press-and-hold.ts';

type StepperSize = 'regular' | 'small';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The product's name, for the labels of the group and its buttons: `Quantity of Bud Vase`. */
  productName: string;
  /** The current quantity, an integer. */
  quantity: number;
  /** Minimum, at which minus is disabled.
   * @default 1 */
  min?: number;
  /** `small` for a cart line.
   * @default 'regular' */
  size?: StepperSize;
  /** Whether the quantity is read-only.
   * @default false */
  isDisabled?: boolean;
  /** Called with the new quantity. There is no maximum. */
  onQuantityChange: (quantity: number) => void;
}

const stepper = cva('flex w-fit max-w-full text-center text-field figures control-line', {
  variants: { size: { regular: 'min-h-control min-w-34', small: 'min-w-29 tablet:min-w-34' } },
  defaultVariants: { size: 'regular' },
});

const step = cx(
  'grid min-h-target min-w-6 flex-1 basis-target touch-manipulation place-items-center select-none outline-offset-0',
  'aria-disabled:cursor-default aria-disabled:text-line-2 forced-colors:aria-disabled:text-[GrayText]',
);

/**
 * Minus button, quantity, plus button. A held button repeats. In the regular size the quantity can be typed
 * and applies on Enter and on blur. A press announces the new quantity. Renders a named group.
 */
export function QuantityStepper({
  productName,
  quantity,
  min = 1,
  size,
  isDisabled = false,
  onQuantityChange,
  className,
  ...rest
}: QuantityStepperProps) {
  /** The text while it is edited. */
  const [draft, setDraft] = useState<string>();
  const text = draft ?? String(quantity);
  // Not in a cart line: an input makes each press in a cart of 1,000 lines twice as slow.
  const canType = size !== 'small';
  const cannotDecrease = isDisabled || quantity <= min;
  const change = (next: number) => {
    onQuantityChange(next);
    // Not at 0, whose line is removed: that is announced.
    if (next > 0) announce(String(next));
  };
  const commit = () => {
    setDraft(undefined);
    // An empty text is 0, which is below the minimum wherever a quantity can be typed.
    const typed = Number(draft);
    if (Number.isInteger(typed) && typed >= min && typed !== quantity) onQuantityChange(typed);
  };
  return (
    <div
      {...rest}
      role="group"
      aria-label={`Quantity of ${productName}`}
      className={cx(stepper({ size }), isDisabled && 'text-ink-2', className)}
    >
      {/* `aria-disabled`, since `disabled` would drop the focus when the minimum is reached. */}
      <button
        type="button"
        aria-label={`Decrease quantity of ${productName}`}
        aria-disabled={cannotDecrease}
        {...repeatWhileHeld}
        // Holding stops at 1: only a press on its own removes a cart line.
        data-repeats={quantity > 1 || undefined}
        onClick={() => {
          if (!cannotDecrease) change(quantity - 1);
        }}
        className={cx(step, 'justify-items-start')}
      >
        <MinusIcon />
      </button>
      {canType ? (
        <input
          aria-label={`Quantity of ${productName}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          readOnly={isDisabled}
          value={text}
          onChange={({ currentTarget }) => {
            setDraft(currentTarget.value);
          }}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
            if (key === 'Escape') setDraft(undefined);
          }}
          className={cx(
            'mx-0.5 flex-none self-stretch rounded-none bg-transparent text-center',
            text.length > 3 ? 'w-13' : 'w-11',
          )}
        />
      ) : (
        <span className="self-center px-1.5">{quantity}</span>
      )}
      <button
        type="button"
        aria-label={`Increase quantity of ${productName}`}
        aria-disabled={isDisabled}
        {...repeatWhileHeld}
        data-repeats
        onClick={() => {
          if (!isDisabled) change(quantity + 1);
        }}
        className={cx(step, 'justify-items-end')}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
