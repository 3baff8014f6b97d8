import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeWay, toScriptText } from '../../src/pages/shared/head/structured-data.ts';

test('no text in it can end its script, and all of it can be read back', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constant('</script><script>alert(1)</script>')),
      (name) => {
        const text = toScriptText({ '@type': 'Product', name });
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

test('a way begins at home and counts from one', () => {
  expect(describeWay([{ name: 'Shop', path: '/products' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://essence.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://essence.example/products' },
    ],
  });
});
