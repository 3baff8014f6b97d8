import { expect, test } from 'vitest';
import { ACCOUNT_TABS, parseAccountTab } from '../../src/domain/account-tabs.ts';

test('ACCOUNT_TABS lists Profile, Orders and Seller Dashboard', () => {
  expect(ACCOUNT_TABS.map(({ label }) => label)).toEqual(['Profile', 'Orders', 'Seller Dashboard']);
});

test.each([
  ['orders', 'orders'],
  ['seller', 'seller'],
  ['profile', 'profile'],
  [null, 'profile'],
  ['', 'profile'],
  ['constructor', 'profile'],
])('parseAccountTab parses "%s" as %s', (text, tab) => {
  expect(parseAccountTab(text)).toBe(tab);
});
