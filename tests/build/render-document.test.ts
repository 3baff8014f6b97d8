import { describe, expect, test } from 'vitest';
import {
  renderDocument,
  splitHead,
  extractEntryScript,
} from '../../scripts/build/render-document.ts';

const template = `<html lang="en"><head><meta charset="utf-8" /><script type="module" src="/a.js"></script></head>
<body><div id="root"></div></body></html>`;
const scripts = { headScript: 'head()', bodyScript: 'body()' };

describe('splitHead', () => {
  test('separates title, metas and links from the body and marks them as prerendered', () => {
    const { head, body } = splitHead(
      '<title>Shop</title><meta name="a" content="b"/><link rel="c" href="d"/><div>page</div>',
    );
    expect(head).toBe(
      '<title data-prerendered>Shop</title><meta data-prerendered name="a" content="b"/><link data-prerendered rel="c" href="d"/>',
    );
    expect(body).toBe('<div>page</div>');
  });

  test('leaves nested links and metas in the body', () => {
    const html = '<div><meta itemprop="price" content="4"/></div>';
    expect(splitHead(html)).toEqual({ head: '', body: html });
  });
});

describe('renderDocument', () => {
  test('inserts path, files, critical CSS and metadata, the head script first and the body script last', () => {
    const html = renderDocument(
      template,
      {
        path: '/cart',
        head: '<title>Cart</title>',
        body: '<p>$& $1</p>',
        jsonLd: ['{"name":"Cart"}'],
        styles: 'p{}',
        files: ['/a.js', '/b.js'],
      },
      scripts,
    );
    expect(html).toContain(
      '<div id="root" data-path="/cart" data-files="/a.js /b.js"><p>$& $1</p></div>',
    );
    expect(html).toMatch(/charset="utf-8" \/><script>head\(\)<\/script><script type="module"/);
    expect(html).toContain(
      '<style>p{}</style><title>Cart</title><script type="application/ld+json">{"name":"Cart"}</script></head>',
    );
    expect(html).toContain('<script>body()</script></body>');
  });

  test('cloaks the app shell and omits its path', () => {
    const page = {
      path: '/404',
      head: '',
      body: '',
      jsonLd: [],
      styles: '',
      files: [],
      isCloaked: true,
    };
    const html = renderDocument(template, page, scripts);
    expect(html).toContain('<html lang="en" data-cloak>');
    expect(html).not.toContain('data-path');
  });

  test('throws if the template lacks a placeholder', () => {
    expect(() =>
      renderDocument(
        '<html></html>',
        { path: '/', head: '', body: '', jsonLd: [], styles: '', files: [] },
        scripts,
      ),
    ).toThrow('index.html must say <html lang="en" once.');
  });
});

test('extractEntryScript removes the entry script from the template and returns its URL', () => {
  const { template: rest, script } = extractEntryScript(template);
  expect(script).toBe('/a.js');
  expect(rest).not.toContain('a.js');
  expect(() => extractEntryScript(rest)).toThrow('index.html must name its script.');
});
