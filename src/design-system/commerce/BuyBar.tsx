import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { toCents } from '../../domain/money.ts';
import { TextLink } from '../primitives/TextLink.tsx';
import type { Product } from '../../domain/product.ts';
import { AddToCartButton } from './AddToCartButton.tsx';
import { Price } from './Price.tsx';

export interface BuyBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product: its name, price and stock. */
  product: Product;
  /** Whether the product is in the cart: then it has View Cart instead of name and price. */
  isInCart: boolean;
  /** Called with the product on a press, unless it is in the cart. */
  onAdd: (product: Product) => void;
  /** Whether it is shown, e.g. while the page's button is off-screen. */
  isShown: boolean;
  /** Whether it has the product's name: while that of the page is off-screen.
   * @default true */
  showsName?: boolean | undefined;
  /** Whether it has the price: while that of the page is off-screen.
   * @default true */
  showsPrice?: boolean | undefined;
  /** URL of the cart, for the link of a product that is in it. */
  cartHref: string;
}

/** Name, price and Add to Cart, fixed to the bottom of a phone's screen. Renders a named group. */
export function BuyBar({
  product,
  isInCart,
  isShown,
  showsName = true,
  showsPrice = true,
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
      {(showsName || showsPrice || isInCart) && (
        <p className="min-w-[9ch] flex-1 text-ui">
          {isInCart ? (
            <TextLink href={cartHref} hasArrow className="-mt-2.5 -mb-3.5 whitespace-nowrap">
              View Cart
            </TextLink>
          ) : (
            <>
              {showsName && <span className="block wrap-anywhere">{product.name}</span>}
              {showsPrice && <Price cents={toCents(product.price)} className="text-ink-2" />}
            </>
          )}
        </p>
      )}
      <AddToCartButton
        {...{ product, isInCart, onAdd }}
        hasProductName
        size="small"
        className="flex-none only:flex-1"
      />
    </div>
  );
}
