import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findFiles } from '../support/source-files.ts';

const components = findFiles('src/design-system', '.tsx').filter(({ path }) =>
  /\/[A-Z]\w*\.tsx$/.test(path),
);
const stories = new Map(findFiles('stories', '.stories.tsx').map(({ path, text }) => [path, text]));

/** `onX` members of the props interfaces: members of a top-level interface are indented by two spaces. */
const callbacks = components.flatMap(({ path, text }) =>
  [...text.matchAll(/^ {2}(on[A-Z]\w*)\??:/gm)].map(([, name = '']) => [name, path] as const),
);

/** The stories that must exist, by file. */
const requiredStories = Object.entries({
  'pages/HomePage': ['Default'],
  'pages/ProductsPage': ['AllProducts', 'Filtered', 'NoResults', 'FiltersOpenPhone'],
  'pages/ProductPage': ['InStock', 'LowStock', 'OutOfStock', 'InCart', 'UnknownId'],
  'pages/CartPage': ['Empty', 'OneLine', 'ManyLines', 'QuantityOverStock', 'FreeShippingReached'],
  'pages/CheckoutPage': ['Pristine', 'AllFieldsInvalid', 'EmailInvalid', 'Processing'],
  'pages/AccountPage': [
    'Profile',
    'NameInvalid',
    'EmailInvalid',
    'AddressInvalid',
    'Orders',
    'SellerApplication',
    'SellerFormInvalid',
    'SellerDashboard',
  ],
  'pages/seller/SellerProductsPage': ['Empty', 'WithProducts', 'NoMatch'],
  'pages/seller/ProductFormPage': [
    'NewProduct',
    'ExistingProduct',
    'WithImages',
    'NonImageFileRejected',
    'AllFieldsInvalid',
  ],
  'pages/seller/SellerOrdersPage': ['Default'],
  'pages/seller/SellerAnalyticsPage': ['Default'],
  'pages/NotFoundPage': ['Default'],
  'pages/UnexpectedError': ['Default'],
  'patterns/Toasts': [
    'ProductAdded',
    'QuantityUpdated',
    'ProductRemoved',
    'CartCleared',
    'OrderPlaced',
    'ProfileUpdated',
    'SellerAccountCreated',
    'ProductCreated',
    'ProductUpdated',
  ],
  'design-system/commerce/ProductGallery': ['OneImage'],
  'design-system/layout/Header': ['Default', 'Compact', 'MenuOpenPhone', 'OneItem', 'TwelveItems'],
}).flatMap(([file, names]) => names.map((name) => [file, name] as const));

test('every design-system component has a story file, and every story file a component', () => {
  const storyFiles = [...stories.keys()].filter((path) => path.includes('/design-system/'));
  expect(storyFiles.toSorted()).toEqual(components.map(({ path }) => storyPathOf(path)).toSorted());
});

test('the docs page of every component says when to use it, when not, and what a screen reader announces', () => {
  const usage = /when:[^]*whenNot:[^]*screenReader:/;
  const silent = components.filter(({ path }) => !usage.test(stories.get(storyPathOf(path)) ?? ''));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test.each(callbacks)('a play function or a test asserts a call of %s in %s', (name, path) => {
  const call = new RegExp(String.raw`expect\(\s*args\.${name},?\s*\)\s*\.toHaveBeen\w*\((?!0\))`);
  const file = storyPathOf(path);
  expect(stories.get(file) ?? '', `${file} needs expect(args.${name}).toHaveBeen...`).toMatch(call);
});

test.each(requiredStories)('%s has the story %s', (file, name) => {
  expect(stories.get(`stories/${file}.stories.tsx`) ?? '').toMatch(
    new RegExp(String.raw`^export const ${name} = \w+\.(?:story|extend)\(`, 'm'),
  );
});

test('every page has a required story', () => {
  const pages = findFiles('src/pages', 'Page.tsx').map(({ path }) => basename(path, '.tsx'));
  const required = requiredStories.map(([file]) => basename(file));
  expect(pages.filter((page) => !required.includes(page))).toEqual([]);
});

test('no story disables its test or axe', () => {
  const skips = /test: '(?:off|todo)'|(?<!table: \{ )disable: true|enabled: false|'!test'/;
  expect([...stories].filter(([, text]) => skips.test(text)).map(([path]) => path)).toEqual([]);
});

function storyPathOf(component: string) {
  return component.replace('src/', 'stories/').replace('.tsx', '.stories.tsx');
}
