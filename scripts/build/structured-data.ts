import { findPage } from '../../src/app/pages.ts';
import { findProduct } from '../../src/catalogue/catalogue.ts';
import { socialImageUrl } from '../../src/domain/photograph.ts';
import type { Product } from '../../src/domain/product.ts';
import { paths, siteOrigin } from '../../src/paths.ts';

/** A schema.org object, rendered into a page as JSON-LD. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Serializes JSON-LD for a `<script>`. Escapes `<`, which could close the tag. */
export function serializeJsonLd(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** The JSON-LD of a product page; `undefined` for other pages. */
export function structuredDataOf(path: string): string | undefined {
  const product = findProduct(findPage(path).params.id ?? '');
  return product && serializeJsonLd(productJsonLd(product));
}

/** A product and its offer. Omits reviews: the displayed count is derived from the rating, not real. */
function productJsonLd(product: Product): StructuredData {
  const { id, name, description, category, price, stock, photographs } = product;
  return {
    '@type': 'Product',
    name,
    description,
    category,
    sku: id,
    image: photographs.map((photograph) => siteOrigin + socialImageUrl(photograph)),
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
