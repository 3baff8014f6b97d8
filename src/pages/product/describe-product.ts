import { findPhotographs } from '../../catalogue/catalogue.ts';
import { sharedPhotographAddress } from '../../domain/photograph.ts';
import type { Product } from '../../domain/product.ts';
import { paths, siteOrigin } from '../../paths.ts';
import type { StructuredData } from '../shared/head/structured-data.ts';

/** A product and its offer. It claims no reviews, since the catalogue counts none. */
export function describeProduct(product: Product): StructuredData {
  const { id, name, description, category, price, stock } = product;
  return {
    '@type': 'Product',
    name,
    description,
    category,
    sku: id,
    image: findPhotographs(product).map(
      (photograph) => siteOrigin + sharedPhotographAddress(photograph),
    ),
    brand: { '@type': 'Brand', name: 'ESSENCE' },
    offers: {
      '@type': 'Offer',
      url: siteOrigin + paths.product.href(id),
      price: price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    },
  };
}
