import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serializeJsonLd, structuredDataOf } from '../../scripts/build/structured-data.ts';

test('serializeJsonLd escapes text that could close its script element, and remains valid JSON', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>')),
      (name) => {
        const text = serializeJsonLd({ '@type': 'Product', name });
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual({
          '@context': 'https://schema.org',
          '@type': 'Product',
          name,
        });
      },
    ),
  );
});

test('structuredDataOf an indexed page has its breadcrumbs, Home at position 1', () => {
  expect(structuredDataOf('/cart')).toEqual([]);
  expect(structuredDataOf('/products')[0]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://essence.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://essence.example/products' },
    ],
  });
});
