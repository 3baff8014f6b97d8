import { expect, test } from 'vitest';
import { ACCOUNT_TABS, parseAccountTab } from '../../src/domain/account-tabs.ts';

test('the account has the three tabs of the spec', () => {
  expect(ACCOUNT_TABS.map(({ label }) => label)).toEqual(['Profile', 'Orders', 'Seller Dashboard']);
});

test.each([
  ['orders', 'orders'],
  ['seller', 'seller'],
  ['profile', 'profile'],
  [null, 'profile'],
  ['', 'profile'],
  ['constructor', 'profile'],
])('an address with the tab "%s" opens %s', (text, tab) => {
  expect(parseAccountTab(text)).toBe(tab);
});
