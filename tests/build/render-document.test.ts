import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTemplate, renderDocument } from '../../scripts/build/render-document.ts';

const template = `<html lang="en"><head><meta charset="utf-8" /></head>
<body><div id="root"></div></body></html>`;
const scripts = { head: 'head()', body: 'body()' };

const parts = {
  pattern: '/cart',
  head: '<title>Cart</title>',
  body: '<p>$& $1</p>',
  jsonLd: '{"name":"Cart"}',
  styles: 'p{}',
  files: ['/a.js', '/b.js'],
  scripts,
};

test('renderDocument inserts pattern, files, critical CSS and metadata, the head script first and the body script last', () => {
  const html = renderDocument(template, parts);
  expect(html).toContain(
    '<div id="root" data-page="/cart" data-files="/a.js /b.js"><p>$& $1</p></div>',
  );
  expect(html).toMatch(/charset="utf-8" \/><script>head\(\)<\/script><style>p/);
  expect(html).toContain(
    '<style>p{}</style><title>Cart</title><script type="application/ld+json">{"name":"Cart"}</script></head>',
  );
  expect(html).toContain('<script>body()</script></body>');
});

test('renderDocument omits the pattern of the app shell', () => {
  expect(renderDocument(template, { ...parts, pattern: null })).not.toContain('data-page');
});

test('readTemplate removes scripts and style sheet, and returns what they load', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'template-'));
  await writeFile(join(folder, 'a.css'), 'p{}');
  const font = '<link rel="preload" href="/shop/f.woff2">';
  await writeFile(
    join(folder, 'index.html'),
    `${font}<link rel="stylesheet" crossorigin href="/shop/a.css"><script type="module" src="/shop/a.js"></script>`,
  );
  expect(await readTemplate(folder, '/shop/')).toEqual({
    template: font,
    stylesheet: 'a.css',
    styles: 'p{}',
    font: 'f.woff2',
  });
  await writeFile(join(folder, 'index.html'), '');
  await expect(readTemplate(folder, '/')).rejects.toThrow('index.html has to link a style sheet');
  await rm(folder, { recursive: true });
});
