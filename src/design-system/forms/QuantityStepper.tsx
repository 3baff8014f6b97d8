import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from './icons.tsx';

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
  variants: { size: { regular: 'min-h-control min-w-31', small: 'min-w-29 tablet:min-w-31' } },
  defaultVariants: { size: 'regular' },
});

const step = cx(
  'grid min-h-target min-w-6 flex-1 basis-target place-items-center outline-offset-0',
  'aria-disabled:cursor-default aria-disabled:text-line-2 forced-colors:aria-disabled:text-[GrayText]',
);

/**
 * Minus button, quantity, plus button. Renders a named group; the quantity is a live region, and not an
 * `<output>`, whose text some screen readers skip.
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
      {/* `aria-disabled`, since `disabled` would drop the focus when the minimum is reached. */}
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
      {/* A read-only quantity changes only with the cart, and that change is announced already. */}
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
