import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { TextLink } from '../primitives/TextLink.tsx';
import type { Product } from '../../domain/product.ts';
import { AddToCartButton } from './AddToCartButton.tsx';

export interface BuyBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product: its price and stock, and its name for screen readers. */
  product: Product;
  /** Whether the product is in the cart: then it has View Cart. */
  isInCart: boolean;
  /** Called with the product on a press, unless it is in the cart. */
  onAdd: (product: Product) => void;
  /** Whether it is shown, e.g. while the page's button is off-screen. */
  isShown: boolean;
  /** URL of the cart, for the link of a product that is in it. */
  cartHref: string;
}

/** Add to Cart with the price, fixed to the bottom of a phone's screen. Renders a named group. */
export function BuyBar({
  product,
  isInCart,
  isShown,
  cartHref,
  onAdd,
  className,
  ...rest
}: BuyBarProps) {
  return (
    <div
      role="group"
      aria-label={`Buy ${product.name}`}
      {...rest}
      data-buy-bar
      className={cx(
        'fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-margin py-2.5 move-transform not-tall-phone:hidden',
        !isShown && 'not-focus-within:invisible not-focus-within:transform-[translateY(100%)]',
        className,
      )}
    >
      {isInCart && (
        <TextLink href={cartHref} hasArrow className="-mt-2.5 -mb-3.5 flex-1 whitespace-nowrap">
          View Cart
        </TextLink>
      )}
      <AddToCartButton
        {...{ product, isInCart, onAdd }}
        hasProductName
        showsPrice
        size="small"
        className="only:flex-1"
      />
    </div>
  );
}
