import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import type { CartItem } from '../../domain/cart.ts';
import { serializeCart } from '../../domain/cart-storage.ts';
import { announce } from '../announce.ts';
import { Button } from '../primitives/Button.tsx';
import { CheckIcon } from '../primitives/icons.tsx';
import { ADD_TO_CART, ADDED_TO_CART } from './add-to-cart-texts.ts';

export interface AddToCartButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick'
> {
  /** Units in stock; at 0 the button is disabled. */
  stock: number;
  /** Whether the product is in the cart; a press then only announces so. */
  isInCart: boolean;
  /** `solid` for a product page, `text` for a product card.
   * @default 'solid' */
  variant?: 'solid' | 'text';
  /** Appended to the accessible name where there are several buttons: `Add to Cart Bud Vase`. */
  productName?: string | undefined;
  /** The item to add. Prerendered into the button for clicks before hydration. */
  item?: CartItem | undefined;
  /** Called on a press, unless the product is in the cart. */
  onAdd: () => void;
}

/**
 * `Add to Cart`, then `Added to Cart`. Not disabled once added: a disabled button loses the focus.
 * Renders a `<button>`.
 */
export function AddToCartButton({
  stock,
  isInCart,
  variant = 'solid',
  productName,
  item,
  onAdd,
  className,
  ...rest
}: AddToCartButtonProps) {
  const isDisabled = stock <= 0 && !isInCart;
  const canAdd = !isInCart && !isDisabled;
  const text = isInCart ? ADDED_TO_CART : ADD_TO_CART;
  const props = {
    // Always set: the pre-hydration script changes it together with the text.
    'aria-label': productName === undefined ? text : `${text} ${productName}`,
    ...rest,
    'data-cart-item': item && canAdd ? serializeCart([{ ...item, quantity: 1 }]) : undefined,
    disabled: isDisabled,
    onClick: () => {
      if (isInCart) announce('Already in the cart');
      else onAdd();
    },
  };

  if (variant === 'solid') {
    return (
      <Button
        {...props}
        tone={isInCart ? 'quiet' : 'primary'}
        isFullWidth
        className={cx('optimistic-add data-optimistic:bg-stone', className)}
      >
        {isInCart && <CheckIcon />}
        <span>{text}</span>
      </Button>
    );
  }
  return (
    <button
      {...props}
      type="button"
      className={cx(
        'group/add optimistic-add inline-flex min-h-target items-center gap-1.5 text-caption font-ui',
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
