import { findPhotographs } from '../catalogue/catalogue.ts';
import { socialImageUrl } from '../domain/photograph.ts';
import type { Product } from '../domain/product.ts';
import { paths, siteOrigin } from '../paths.ts';

/** A thing in the vocabulary of schema.org, written into a document as JSON-LD. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Serializes data for a `<script>`: no text in it can end the tag. */
export function toScriptText(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** The maker and seller of everything. */
export function describeShop(): StructuredData {
  return {
    '@type': 'Organization',
    name: 'ESSENCE',
    url: `${siteOrigin}${paths.home.href()}`,
    logo: `${siteOrigin}/icon.svg`,
  };
}

/** A product and its offer. It claims no reviews, since the catalogue counts none. */
export function describeProduct(product: Product): StructuredData {
  const { id, name, description, category, price, stock } = product;
  return {
    '@type': 'Product',
    name,
    description,
    category,
    sku: id,
    image: findPhotographs(product).map((photograph) => siteOrigin + socialImageUrl(photograph)),
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

/** The breadcrumbs of a page, from the home page on; each step by its name and path. */
export function describeBreadcrumbs(
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home.href() }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteOrigin + path,
      }),
    ),
  };
}
