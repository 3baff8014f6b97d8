import { cx } from 'class-variance-authority';
import { memo, useId, type ComponentProps } from 'react';
import { MAX_QUANTITY, type CartLine as CartLineData } from '../../domain/cart.ts';
import { toCents } from '../../domain/money.ts';
import { lineTotal } from '../../domain/order-totals.ts';
import type { Photograph } from '../../domain/photograph.ts';
import { QuantityStepper } from '../forms/QuantityStepper.tsx';
import { Link } from '../primitives/Link.tsx';
import { Price } from './Price.tsx';
import { TextButton } from '../primitives/TextLink.tsx';
import { ProductThumbnail } from './ProductThumbnail.tsx';
import { StockHint } from './StockHint.tsx';

export interface CartLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** The line of the cart. */
  line: CartLineData;
  /** The product's photograph, or a same-origin image path. */
  image?: Photograph | string | undefined;
  /** URL that the name links to; without it the name is plain text. */
  href?: string | undefined;
  /** Units in stock; a larger quantity shows a hint. Unknown if `undefined`. */
  stock?: number | undefined;
  /** Called with the line's id and the new quantity; 0 removes the line. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with the line's id when Remove is pressed. */
  onRemove: (id: string) => void;
}

/** One product in the cart: image, name, unit price, quantity and line total. Renders an `<li>`. */
export const CartLine = memo(function CartLine({
  line,
  image,
  href,
  stock,
  onQuantityChange,
  onRemove,
  className,
  ...rest
}: CartLineProps) {
  const { id, name, price, quantity } = line;
  const nameId = useId();
  return (
    <li
      aria-labelledby={nameId}
      {...rest}
      className={cx('@container border-b border-line', className)}
    >
      <div className="cart-line-grid">
        <ProductThumbnail
          image={image}
          className="col-start-1 row-span-3 row-start-1 self-start rounded-image @line:row-span-2 @line:row-start-1"
        />
        <div className="col-span-2 col-start-2 @line:col-span-1 @line:col-start-2 @line:row-start-1 @line:self-start">
          <p id={nameId} className="text-line-name wrap-anywhere">
            {href === undefined ? (
              name
            ) : (
              <Link href={href} className="-my-0.5 inline-block py-0.5">
                {name}
              </Link>
            )}
          </p>
          <p className="mt-0.75 text-caption text-ink-2">
            <span className="sr-only">Price </span>
            <Price cents={toCents(price)} />
          </p>
        </div>
        <div className="col-span-2 col-start-2 justify-self-start print:row-start-3 print:self-center @line:col-span-1 @line:col-start-3 @line:row-span-2 @line:row-start-1 @line:grid @line:grid-rows-[1fr_auto_1fr] @line:self-stretch">
          <QuantityStepper
            className="row-start-2"
            productName={name}
            value={quantity}
            min={0}
            max={MAX_QUANTITY}
            size="small"
            onValueChange={(next) => {
              onQuantityChange(id, next);
            }}
          />
          <StockHint quantity={quantity} stock={stock} className="@line:row-start-3" />
        </div>
        <div className="col-span-2 col-start-2 -mb-3 flex flex-wrap items-center justify-between gap-x-4 @line:contents print:row-start-3 print:mb-0">
          <TextButton
            size="small"
            isMuted
            onClick={() => {
              onRemove(id);
            }}
            className="@line:col-start-2 @line:row-start-2 @line:-mb-2.25 @line:justify-self-start"
          >
            Remove<span className="sr-only"> {name}</span>
          </TextButton>
          <p className="ml-auto min-w-0 text-right text-field wrap-anywhere font-ui @line:col-start-4 @line:row-span-2 @line:row-start-1 @line:self-center">
            <span className="sr-only">Total </span>
            <Price cents={lineTotal(line)} />
          </p>
        </div>
      </div>
    </li>
  );
});
