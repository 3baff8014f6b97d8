import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from './icons.tsx';

type StepperSize = 'regular' | 'small';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The product that is counted, to name the group and its buttons: `Quantity of Bud Vase`. */
  productName: string;
  /** A whole number. */
  quantity: number;
  /** The least that minus goes down to; at it minus is off.
   * @default 1 */
  min?: number;
  /** `small` stands in a cart line.
   * @default 'regular' */
  size?: StepperSize;
  /** Whether the quantity is only shown and cannot be changed here.
   * @default false */
  isDisabled?: boolean;
  /** Called with the quantity that plus or minus leads to. There is no upper stop. */
  onQuantityChange: (quantity: number) => void;
}

const stepper = cva('flex w-fit max-w-full text-center text-field figures control-line', {
  variants: { size: { regular: 'min-h-control min-w-31', small: 'min-w-29 desktop:min-w-31' } },
  defaultVariants: { size: 'regular' },
});

const step = cx(
  'grid min-h-target min-w-6 flex-1 basis-target place-items-center outline-offset-0',
  'aria-disabled:cursor-default aria-disabled:text-line-2 forced-colors:aria-disabled:text-[GrayText]',
);

/**
 * Minus, the quantity, plus, on one line. Renders a named group; the quantity is a live region, so a
 * screen reader announces the change. Not an `<output>`: some screen readers skip its text.
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
  const cannotDecrease = isDisabled || quantity <= min;
  return (
    <div
      {...rest}
      role="group"
      aria-label={`Quantity of ${productName}`}
      className={cx(stepper({ size }), isDisabled && 'text-ink-2', className)}
    >
      {/* Disabled buttons stay focusable, to keep the focus when they become disabled under it. */}
      <button
        type="button"
        aria-label={`Decrease quantity of ${productName}`}
        aria-disabled={cannotDecrease}
        onClick={() => {
          if (!cannotDecrease) onQuantityChange(quantity - 1);
        }}
        className={cx(step, 'justify-items-start')}
      >
        <MinusIcon />
      </button>
      {/* A quantity that is only shown follows a change made, and announced, elsewhere. */}
      <span aria-live={isDisabled ? 'off' : 'polite'} aria-atomic className="self-center px-1.5">
        {quantity}
      </span>
      <button
        type="button"
        aria-label={`Increase quantity of ${productName}`}
        aria-disabled={isDisabled}
        onClick={() => {
          if (!isDisabled) onQuantityChange(quantity + 1);
        }}
        className={cx(step, 'justify-items-end')}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
