import { describe, expect, test } from 'vitest';
import {
  renderDocument,
  splitHead,
  extractEntryScript,
} from '../../scripts/build/render-document.ts';

const template = `<html lang="en"><head><meta charset="utf-8" /><script type="module" src="/a.js"></script></head>
<body><div id="root"></div></body></html>`;
const scripts = { headScript: 'head()', bodyScript: 'body()' };

describe('a rendered page', () => {
  test('is parted into what belongs into the head and the rest', () => {
    const { head, body } = splitHead(
      '<title>Shop</title><meta name="a" content="b"/><link rel="c" href="d"/><div>page</div>',
    );
    expect(head).toBe(
      '<title data-prerendered>Shop</title><meta data-prerendered name="a" content="b"/><link data-prerendered rel="c" href="d"/>',
    );
    expect(body).toBe('<div>page</div>');
  });

  test('keeps links and metas that stand further in', () => {
    const html = '<div><meta itemprop="price" content="4"/></div>';
    expect(splitHead(html)).toEqual({ head: '', body: html });
  });
});

describe('a document', () => {
  test('names its path, runs the holding script first and the early one last', () => {
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

  test('is held where it opens at any address', () => {
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

  test('is refused where the template has lost its place', () => {
    expect(() =>
      renderDocument(
        '<html></html>',
        { path: '/', head: '', body: '', jsonLd: [], styles: '', files: [] },
        scripts,
      ),
    ).toThrow('index.html must say <html lang="en" once.');
  });

  test('gives up its script, for it to be asked for later', () => {
    const { template: rest, script } = extractEntryScript(template);
    expect(script).toBe('/a.js');
    expect(rest).not.toContain('a.js');
    expect(() => extractEntryScript(rest)).toThrow('index.html must name its script.');
  });
});
