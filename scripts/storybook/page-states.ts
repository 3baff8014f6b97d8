/**
 * Every state of a page that designers review, with the story that shows it: its file below `stories`
 * without `.stories.tsx`, and its export.
 */
export const pageStates: readonly { state: string; file: string; story: string }[] = [
  ...states('Home', 'pages/HomePage', { home: 'Default' }),
  ...states('Products', 'pages/ProductsPage', {
    full: 'Full',
    filtered: 'Filtered',
    'no results': 'NoResults',
    'mobile filters open': 'FiltersOpenOnAPhone',
  }),
  ...states('Product', 'pages/ProductPage', {
    'in stock': 'InStock',
    'low stock': 'LowStock',
    'out of stock': 'OutOfStock',
    'in cart': 'InCart',
    'unknown id': 'UnknownId',
  }),
  ...states('Product', 'design-system/commerce/ProductGallery', { 'one image': 'OneImage' }),
  ...states('Cart', 'pages/CartPage', {
    empty: 'Empty',
    'one line': 'OneLine',
    'eight lines': 'EightLines',
    'quantity over stock': 'QuantityOverStock',
    'free shipping reached': 'FreeShippingReached',
  }),
  ...states('Checkout', 'pages/CheckoutPage', {
    pristine: 'Pristine',
    'each field refused': 'EachFieldRefused',
    'e-mail refused': 'EmailRefused',
    'Processing...': 'Processing',
  }),
  ...states('Account', 'pages/AccountPage', {
    profile: 'Profile',
    'name refused': 'NameRefused',
    'e-mail refused': 'EmailRefused',
    'address refused': 'AddressRefused',
    orders: 'Orders',
    'seller before': 'SellerBefore',
    'seller form refused': 'SellerFormRefused',
    'seller after': 'SellerAfter',
  }),
  ...states('My Products', 'pages/seller/SellerProductsPage', {
    empty: 'Empty',
    full: 'Full',
    'no match': 'NoMatch',
  }),
  ...states('Product form', 'pages/seller/ProductFormPage', {
    create: 'Create',
    edit: 'Edit',
    'with images': 'WithImages',
    'a file that is no image': 'RefusesAFileThatIsNoImage',
    'each field refused': 'EachFieldRefused',
  }),
  ...states('Seller Orders', 'pages/seller/SellerOrdersPage', { empty: 'Default' }),
  ...states('Analytics', 'pages/seller/AnalyticsPage', { empty: 'Default' }),
  ...states('Not found', 'pages/NotFoundPage', { 404: 'Default' }),
  ...states('Not found', 'pages/seller/SellerNotFoundPage', { 'in the seller area': 'Default' }),
  ...states('Error', 'pages/ErrorPage', { 'Unexpected Application Error!': 'Default' }),
  ...states('Header', 'design-system/layout/Header', {
    'at the top': 'AtTop',
    compact: 'Compact',
    'menu open': 'MenuOpen',
    'badge 0': 'Badge0',
    'badge 1': 'Badge1',
    'badge 12': 'Badge12',
  }),
  ...states('Toast', 'pages/Toasts', {
    'Added {name} to cart': 'Added',
    'Updated quantity for {name}': 'UpdatedQuantity',
    'Removed {name} from cart': 'Removed',
    'Cart cleared': 'Cleared',
    'Order placed successfully!': 'OrderPlaced',
    'Profile Updated': 'ProfileUpdated',
    'Seller Account Created': 'SellerAccountCreated',
    'Product Created': 'ProductCreated',
    'Product Updated': 'ProductUpdated',
  }),
];

/** @param stories each state's story */
function states(page: string, file: string, stories: Record<string, string>) {
  return Object.entries(stories).map(([state, story]) => ({
    state: `${page}: ${state}`,
    file,
    story,
  }));
}
