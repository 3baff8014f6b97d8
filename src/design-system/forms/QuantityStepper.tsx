import { cva, cx } from 'class-variance-authority';
import { useEffectEvent, useLayoutEffect, type ComponentProps } from 'react';
import { announce } from '../announce.ts';
import { hasModifier } from '../has-modifier.ts';
import { MinusIcon, PlusIcon } from '../primitives/icons.tsx';
import { parseQuantity } from './parse-quantity.ts';
import { repeatWhileHeld } from './press-and-hold.ts';
import { useFieldText } from './use-field-text.ts';

export interface QuantityStepperProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** The product's name, for the labels. */
  productName: string;
  /** Accessible name of the group and of the quantity.
   * @default 'Quantity of {productName}' */
  label?: string;
  /** Accessible name of the minus button.
   * @default 'Decrease quantity of {productName}' */
  decreaseLabel?: string;
  /** Accessible name of the plus button.
   * @default 'Increase quantity of {productName}' */
  increaseLabel?: string;
  /** The quantity, an integer. */
  value: number;
  /** Minimum, at which minus is disabled.
   * @default 1 */
  min?: number;
  /** Maximum, at which plus is disabled.
   * @default 99999 */
  max?: number;
  /** `small` for a cart line.
   * @default 'regular' */
  size?: 'regular' | 'small';
  /** Whether it is disabled. It remains focusable, so the quantity can be read.
   * @default false */
  disabled?: boolean;
  /**
   * Called with the new quantity, an integer up to `max`. A press can set `min`; typing and arrow keys set at least 1.
   */
  onValueChange: (value: number) => void;
}

const stepper = cva(
  [
    'flex w-fit max-w-full border-b border-line-2 text-center text-field figures data-disabled:border-dashed data-disabled:text-ink-2',
    'print:min-h-0 print:border-0 print:text-ui print:before:mr-1 print:before:self-center print:before:content-["×"]',
  ],
  {
    variants: { size: { regular: 'min-h-control min-w-34', small: 'min-w-29 tablet:min-w-34' } },
    defaultVariants: { size: 'regular' },
  },
);

const stepClass = cx(
  'grid min-h-target min-w-6 flex-1 basis-target touch-manipulation place-items-center select-none outline-offset-0 fade-pressed',
  'aria-disabled:cursor-default aria-disabled:text-line-2 forced-colors:aria-disabled:text-[GrayText]',
);

/** Minus button, quantity as an input, plus button. Renders a named group. */
export function QuantityStepper({
  productName,
  label = `Quantity of ${productName}`,
  decreaseLabel = `Decrease quantity of ${productName}`,
  increaseLabel = `Increase quantity of ${productName}`,
  value: quantity,
  min = 1,
  max = 99_999,
  size,
  disabled = false,
  onValueChange,
  className,
  ...rest
}: QuantityStepperProps) {
  const cannotDecrease = disabled || quantity <= min;
  const cannotIncrease = disabled || quantity >= max;
  const change = (next: number) => {
    onValueChange(next);
    // 0 removes the line, which the page announces.
    if (next > 0) announce(String(next));
  };
  /** Applies the typed text. Restores the quantity if the text is invalid, or if the field has become read-only. */
  const applyText = (input: HTMLInputElement) => {
    const typed = disabled ? quantity : parseQuantity(input.value, max);
    if (typed === undefined) announce(String(quantity));
    else if (typed !== quantity) onValueChange(typed);
    input.value = String(typed ?? quantity);
  };
  const field = useFieldText(String(quantity), (_text, input) => {
    if (document.activeElement !== input) applyText(input);
  });
  const applyTyped = useEffectEvent(() => {
    if (field.current) applyText(field.current);
  });
  // Another tab may add the product while its quantity is typed.
  useLayoutEffect(() => {
    if (disabled) applyTyped();
  }, [disabled]);
  // Back and a reload remove the field without a blur.
  useLayoutEffect(() => {
    const applyOnLeave = () => {
      applyTyped();
    };
    window.addEventListener('pagehide', applyOnLeave);
    return () => {
      window.removeEventListener('pagehide', applyOnLeave);
      applyTyped();
    };
  }, []);
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      data-disabled={disabled || undefined}
      className={cx(stepper({ size }), className)}
    >
      {/* `aria-disabled`, since `disabled` would drop the focus when the minimum is reached. */}
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-disabled={cannotDecrease}
        {...repeatWhileHeld}
        // Holding and a double click stop at 1: only a press on its own removes a cart line.
        data-repeats={quantity > 1 || undefined}
        onKeyDown={(event) => {
          if (event.repeat && quantity <= 1) event.preventDefault();
        }}
        onClick={({ detail }) => {
          if (!cannotDecrease && (quantity > 1 || detail <= 1)) change(quantity - 1);
        }}
        className={cx(stepClass, 'justify-items-start')}
      >
        <MinusIcon />
      </button>
      <input
        ref={field}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        aria-disabled={disabled}
        readOnly={disabled}
        defaultValue={quantity}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
        onMouseDown={(event) => {
          if (document.activeElement === event.currentTarget) return;
          // WebKit would replace the selection by the caret.
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onBlur={({ currentTarget }) => {
          applyText(currentTarget);
        }}
        onKeyDown={(event) => {
          const { key, currentTarget, nativeEvent } = event;
          // Enter and arrow keys choose a word of an input method.
          if (nativeEvent.isComposing) return;
          if (key === 'Enter') applyText(currentTarget);
          if (key === 'Escape') currentTarget.value = String(quantity);
          const difference = { ArrowUp: 1, ArrowDown: -1 }[key];
          if (difference === undefined || disabled || hasModifier(event)) return;
          event.preventDefault();
          // An arrow key stops at 1, because it does not remove a cart line.
          const next = (parseQuantity(currentTarget.value, max) ?? quantity) + difference;
          if (next < Math.max(min, 1) || next > max) return;
          // The stepper does not overwrite typed text, but this key replaces it.
          currentTarget.value = String(next);
          change(next);
        }}
        className={cx(
          // The padding centres the digits, which have no descenders.
          'mx-0.5 flex-none self-stretch rounded-none bg-transparent pt-1 text-center outline-offset-0 print:mx-0 print:pt-0 print:text-left',
          // The width fits five or four digits. `ch` is for large text on phones, where spacing does not grow, and for
          // wide letter spacing (WCAG 1.4.12).
          quantity > 999 ? 'w-[max(--spacing(13),6.2ch)]' : 'w-[max(--spacing(11),4ch)]',
        )}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        aria-disabled={cannotIncrease}
        {...repeatWhileHeld}
        data-repeats
        onClick={() => {
          if (!cannotIncrease) change(quantity + 1);
        }}
        className={cx(stepClass, 'justify-items-end')}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
