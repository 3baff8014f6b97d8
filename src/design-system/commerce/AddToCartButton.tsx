import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Button } from '../primitives/Button.tsx';
import { CheckIcon } from '../primitives/icons.tsx';

export interface AddToCartButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick'
> {
  /** Pieces on hand; at none the button is disabled. */
  stock: number;
  /** Whether the product is in the cart; the button then says so and does nothing. */
  isInCart: boolean;
  /** `solid` is the next step of a product page, `text` stands on a card.
   * @default 'solid' */
  look?: 'solid' | 'text';
  /** Called when the product is to be added. */
  onAdd: () => void;
}

/**
 * `Add to Cart`, then `Added to Cart` (spec, section 4). Once added it stays focusable, so that
 * nobody loses their place. Renders a `<button>`.
 */
export function AddToCartButton({
  stock,
  isInCart,
  look = 'solid',
  onAdd,
  className,
  ...rest
}: AddToCartButtonProps) {
  const isDisabled = stock <= 0 && !isInCart;
  const press = () => {
    if (!isInCart) onAdd();
  };
  const text = isInCart ? 'Added to Cart' : 'Add to Cart';

  if (look === 'solid') {
    return (
      <Button
        {...rest}
        disabled={isDisabled}
        tone={isInCart ? 'quiet' : 'primary'}
        isWide
        onClick={press}
        className={className}
      >
        {isInCart && <CheckIcon />}
        {text}
      </Button>
    );
  }
  const canAdd = !isInCart && !isDisabled;
  return (
    <button
      {...rest}
      type="button"
      disabled={isDisabled}
      onClick={press}
      className={cx(
        'group/add inline-flex min-h-target items-center gap-1.5 text-caption font-ui disabled:cursor-default',
        !canAdd && 'cursor-default text-ink-2',
        className,
      )}
    >
      {isInCart && <CheckIcon />}
      <span
        className={
          canAdd ? 'underline-drawn group-hover/add:underline-withdrawn' : 'pb-(--underline-gap)'
        }
      >
        {text}
      </span>
    </button>
  );
}
