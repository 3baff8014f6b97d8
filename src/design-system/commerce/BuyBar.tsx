import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { formatMoney, toCents } from '../../domain/money.ts';
import { AddToCartButton, type AddToCartButtonProps } from './AddToCartButton.tsx';

export interface BuyBarProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<AddToCartButtonProps, 'product' | 'isInCart' | 'onAdd'> {
  /** Whether it is shown: while the page's own Add to Cart is off-screen. */
  isShown: boolean;
}

/**
 * Name, price and Add to Cart, fixed to the bottom of a phone's screen. Hidden on wide and on low screens.
 * Stays visible while it contains the focus. Renders a named group.
 */
export function BuyBar({ product, isInCart, isShown, onAdd, className, ...rest }: BuyBarProps) {
  return (
    <div
      role="group"
      aria-label={`Buy ${product.name}`}
      {...rest}
      data-buy-bar
      className={cx(
        'fixed inset-x-0 bottom-0 z-10 buy-bar items-center gap-4 border-t border-line bg-paper px-margin py-2.5 move-transform print:hidden',
        !isShown && 'not-focus-within:invisible not-focus-within:transform-[translateY(100%)]',
        className,
      )}
    >
      <p className="min-w-0 flex-1 text-ui">
        <span className="block [overflow-wrap:anywhere]">{product.name}</span>
        <span className="text-ink-2 figures">{formatMoney(toCents(product.price))}</span>
      </p>
      <AddToCartButton
        {...{ product, isInCart, onAdd }}
        isNamed
        size="small"
        className="flex-none"
      />
    </div>
  );
}
