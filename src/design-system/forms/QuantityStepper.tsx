import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from './icons.tsx';

type StepperSize = 'regular' | 'small';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** What is counted, for screen readers: `Quantity of Bud Vase`. */
  label: string;
  /** A whole number. */
  quantity: number;
  /** The least that minus goes down to; at it minus is off.
   * @default 1 */
  min?: number;
  /** `small` stands in a cart line.
   * @default 'regular' */
  size?: StepperSize;
  /** Called with the quantity that plus or minus leads to. There is no upper stop. */
  onQuantityChange: (quantity: number) => void;
}

const stepper = cva('flex w-fit max-w-full text-center text-field figures control-line', {
  variants: { size: { regular: 'min-h-control min-w-31', small: 'min-w-29 desktop:min-w-31' } },
  defaultVariants: { size: 'regular' },
});

const step =
  'grid min-h-target min-w-6 flex-1 basis-target place-items-center outline-offset-0 aria-disabled:cursor-default aria-disabled:text-line-2';

/**
 * Minus, the quantity, plus, on one line. Renders a named group; the quantity is an `<output>`, so
 * that a screen reader hears it change.
 */
export function QuantityStepper({
  label,
  quantity,
  min = 1,
  size,
  onQuantityChange,
  className,
  ...rest
}: QuantityStepperProps) {
  const isAtMin = quantity <= min;
  return (
    <div {...rest} role="group" aria-label={label} className={cx(stepper({ size }), className)}>
      {/* Stays focusable at the least quantity, so that the focus is not lost on the way down. */}
      <button
        type="button"
        aria-label="Decrease quantity"
        aria-disabled={isAtMin}
        onClick={() => {
          if (!isAtMin) onQuantityChange(quantity - 1);
        }}
        className={cx(step, 'justify-items-start')}
      >
        <MinusIcon />
      </button>
      <output className="self-center px-1.5">{quantity}</output>
      <button
        type="button"
        aria-label="Increase quantity"
        onClick={() => {
          onQuantityChange(quantity + 1);
        }}
        className={cx(step, 'justify-items-end')}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
