import type { ComponentProps, MouseEvent } from 'react';
import { cx } from 'class-variance-authority';
import { serializeCart } from '../../domain/cart-storage.ts';
import { formatMoney, toCents } from '../../domain/money.ts';
import { toCartItem, type Product } from '../../domain/product.ts';
import { announce } from '../announce.ts';
import { Button } from '../primitives/Button.tsx';
import { CheckIcon } from '../primitives/icons.tsx';
import { ADD_TO_CART, ADDED_TO_CART } from './add-to-cart-texts.ts';

export interface AddToCartButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'disabled' | 'onClick'
> {
  /** The product to add; without stock the button is disabled, unless the product is in the cart. */
  product: Product;
  /** Whether the product is in the cart; a press then only announces so. */
  isInCart: boolean;
  /** `solid` for a product page, `text` for a product card.
   * @default 'solid' */
  variant?: 'solid' | 'text';
  /** Of the variant `solid`: `regular` fills the width of its container, `small` is as wide as its text.
   * @default 'regular' */
  size?: 'regular' | 'small';
  /** Whether the accessible name ends with the product's, where there are several buttons:
   * `Add to Cart Bud Vase`.
   * @default false */
  hasProductName?: boolean | undefined;
  /** Of the variant `solid`: whether the price follows the text, also in the accessible name, until the product is in
   * the cart.
   * @default false */
  showsPrice?: boolean | undefined;
  /** Called with the product on a press, unless it is in the cart. */
  onAdd: (product: Product) => void;
}

/**
 * Adds a product to the cart, then reads `Added to Cart`. Not disabled once added: a disabled button loses the focus.
 * Renders a `<button>`.
 */
export function AddToCartButton({
  product,
  isInCart,
  variant = 'solid',
  size = 'regular',
  hasProductName = false,
  showsPrice = false,
  onAdd,
  className,
  ...rest
}: AddToCartButtonProps) {
  const isDisabled = product.stock <= 0 && !isInCart;
  const canAdd = !isInCart && !isDisabled;
  const text = isInCart ? ADDED_TO_CART : ADD_TO_CART;
  const price = showsPrice && canAdd && formatMoney(toCents(product.price));
  const props = {
    // The label is always set: a script before hydration changes it together with the text.
    'aria-label': [text, price, hasProductName && product.name].filter(Boolean).join(' '),
    ...rest,
    // A script before hydration adds this item to the stored cart.
    'data-cart-item': canAdd ? serializeCart([{ ...toCartItem(product), quantity: 1 }]) : undefined,
    disabled: isDisabled,
    onClick: ({ detail }: MouseEvent) => {
      if (!isInCart) onAdd(product);
      // The first click of a double click has just added the product, so the second one announces nothing.
      else if (detail < 2) announce('Already in the cart');
    },
  };

  if (variant === 'solid') {
    return (
      <Button
        {...props}
        variant={isInCart ? 'quiet' : 'primary'}
        size={size}
        isFullWidth={size === 'regular'}
        className={cx(
          'optimistic-add data-optimistic:bg-stone data-optimistic:text-ink',
          className,
        )}
      >
        {isInCart && <CheckIcon />}
        <span>{text}</span>
        {price && (
          <>
            {' '}
            <span className="ml-auto figures">{price}</span>
          </>
        )}
      </Button>
    );
  }
  return (
    <button
      {...props}
      type="button"
      className={cx(
        'optimistic-add inline-flex min-h-target items-center gap-1.5 text-caption font-ui outline-offset-0',
        !canAdd && 'cursor-default text-ink-2',
        className,
      )}
    >
      {isInCart && <CheckIcon />}
      <span className={cx(canAdd && 'underline-drawn')}>{text}</span>
    </button>
  );
}
