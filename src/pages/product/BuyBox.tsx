import { cx } from 'class-variance-authority';
import { useId, useState } from 'react';
import { BELOW_TABLET } from '../../design-system/breakpoints.ts';
import { AddToCartButton } from '../../design-system/commerce/AddToCartButton.tsx';
import { BuyBar } from '../../design-system/commerce/BuyBar.tsx';
import { PerkList } from '../../design-system/commerce/PerkList.tsx';
import { StockHint } from '../../design-system/commerce/StockHint.tsx';
import { QuantityStepper } from '../../design-system/forms/QuantityStepper.tsx';
import { Badge } from '../../design-system/primitives/Badge.tsx';
import { Price } from '../../design-system/commerce/Price.tsx';
import { StarRating } from '../../design-system/commerce/StarRating.tsx';
import { TextLink } from '../../design-system/primitives/TextLink.tsx';
import { findLine, MAX_QUANTITY } from '../../domain/cart.ts';
import { toCents } from '../../domain/money.ts';
import { stockLevel, type Product } from '../../domain/product.ts';
import { paths } from '../../paths.ts';
import { useCart } from '../../store/stores.ts';
import { useCartActions } from '../../shared/cart/use-cart-actions.ts';
import { useMediaQuery } from '../../shared/use-media-query.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';

export interface BuyBoxProps {
  product: Product;
  className?: string;
}

/** The facts of a product, its quantity, Add to Cart and its perks, and the buy bar. */
export function BuyBox({ product, className }: BuyBoxProps) {
  const { id, name, description, price, category, rating, stock } = product;
  const { add } = useCartActions();
  const quantityInCart = useCart(({ lines }) => findLine(lines, id)?.quantity);
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const isInCart = quantityInCart !== undefined;
  const quantity = quantityInCart ?? chosenQuantity;
  const stockId = useId();
  const level = stockLevel(stock);
  const [actions, areActionsOnScreen] = useIsOnScreen<HTMLDivElement>();
  const isPhone = useMediaQuery(BELOW_TABLET);
  const purchase = {
    product,
    isInCart,
    onAdd: () => {
      add(product, quantity);
    },
  };

  return (
    <div
      className={cx(
        'pt-6 appear-after-photograph tablet:pt-0 landscape-phone:flex landscape-phone:flex-col',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p className="label-caps">{category}</p>
        {level !== 'in-stock' && (
          // Aligns it with the category, whose line is 1 px lower.
          <p id={stockId} className="-mt-px text-badge">
            <Badge tone={level === 'low-stock' ? 'warning' : 'neutral'}>
              {level === 'low-stock' ? `Low stock: ${stock} left` : 'Out of Stock'}
            </Badge>
          </p>
        )}
      </div>
      <h1 className="mt-4 heading-1">{name}</h1>
      <div className="mt-6.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-h3 leading-flat">
          <Price cents={toCents(price)} />
        </p>
        <StarRating rating={rating} />
      </div>
      {/* On a phone in landscape the description is below Add to Cart, which is on the first screen. */}
      <p className="mt-6.5 max-w-lede text-pretty text-ink-2 landscape-phone:order-1 landscape-phone:mt-0 landscape-phone:mb-6">
        {description}
      </p>
      <div
        ref={actions}
        className="mt-9 flex flex-wrap items-end gap-x-3 gap-y-4 desktop:gap-x-gutter print:hidden"
      >
        <div>
          <p aria-hidden="true" className="text-caption text-ink-2">
            Quantity
          </p>
          <QuantityStepper
            productName={name}
            value={quantity}
            max={MAX_QUANTITY}
            disabled={isInCart || level === 'out-of-stock'}
            onValueChange={setChosenQuantity}
          />
        </div>
        <AddToCartButton
          {...purchase}
          aria-describedby={level === 'in-stock' ? undefined : stockId}
          className="min-w-40 flex-1 whitespace-nowrap"
        />
      </div>
      {/* Reserves the link's height, against a layout shift. */}
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 pb-1">
        {level !== 'out-of-stock' && <StockHint quantity={quantity} stock={stock} />}
        {isInCart && (
          <TextLink href={paths.cart.href()} hasArrow className="ml-auto">
            View Cart
          </TextLink>
        )}
      </div>
      <PerkList className="landscape-phone:order-1" />
      {isPhone === true && level !== 'out-of-stock' && (
        <BuyBar {...purchase} cartHref={paths.cart.href()} isShown={areActionsOnScreen === false} />
      )}
    </div>
  );
}
