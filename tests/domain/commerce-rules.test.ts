import { expect, test } from 'vitest';
import * as rules from '../../src/domain/commerce-rules.ts';

test('the commerce rules have the specified values', () => {
  expect({ ...rules }).toEqual({
    FREE_SHIPPING_FROM_CENTS: 5000,
    SHIPPING_CENTS: 599,
    TAX_PERCENT: 7,
    LOW_STOCK_BELOW: 10,
    STAR_COUNT: 5,
    QUERY_MAX_LENGTH: 200,
    RELATED_PRODUCTS_MAX: 4,
    PRICE_RANGE_MIN: 0,
    PRICE_RANGE_MAX: 200,
    CHECKOUT_DELAY_MS: 1500,
    HEADER_COMPACT_AFTER_PX: 10,
  });
});
