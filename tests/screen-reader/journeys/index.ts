import { account } from './account.ts';
import { cart } from './cart.ts';
import { checkout } from './checkout.ts';
import type { Journey } from './journey.ts';
import { lamp } from './lamp.ts';
import { phone } from './phone.ts';
import { photographs } from './photographs.ts';
import { product } from './product.ts';
import { search } from './search.ts';
import { seller } from './seller.ts';
import { unknownAddress } from './unknown-address.ts';

/** The journeys, by the name of their transcript. */
export const journeys: Readonly<Record<string, Journey>> = {
  lamp,
  search,
  product,
  photographs,
  cart,
  checkout,
  account,
  seller,
  'unknown-address': unknownAddress,
  phone,
};
