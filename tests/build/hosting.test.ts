import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHeaders } from '../../scripts/hosting/headers.ts';
import { readSite, writeHostFiles, type Site } from '../../scripts/hosting/write-host-files.ts';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../../scripts/server/listen-on-free-port.ts';

const headers = buildHeaders({ scripts: ['sha256-script='], styles: ['sha256-style='] });
const { documents, assets, photographs } = headers;

function makeDocument(pattern: string, id: string) {
  const path = pattern.replace(':id', id);
  return { pattern, path, file: `${path}.html`, title: id, isIndexed: true };
}

const site: Site = {
  base: '/',
  headers,
  documents: [
    makeDocument('/cart', ''),
    makeDocument('/product/:id', '1'),
    makeDocument('/product/:id', '404'),
    makeDocument('/seller/edit-product/:id', 'any'),
    makeDocument('/404', ''),
  ],
};

test('only files with a hash in their name are cached without a check', () => {
  expect(assets['Cache-Control']).toMatch(/immutable/);
  expect(photographs['Cache-Control']).toBe('no-cache');
  expect(documents['Cache-Control']).toBe('no-cache');
});

/** A small build, with its host files in the folder next to it. */
let folder = '';
let parent = '';

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'shop-'));
  folder = join(parent, 'dist');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(folder, 'photographs'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), '<h1>Home</h1>'),
    writeFile(join(folder, '404.html'), '<h1>Missing</h1>'),
    writeFile(join(folder, 'assets/index-1.js'), '0'),
    writeFile(join(folder, 'photographs/vase.webp'), ''),
    writeHostFiles(folder, site),
  ]);
});

afterAll(async () => {
  await rm(parent, { recursive: true });
});

describe('writeHostFiles', () => {
  test('writes the site that readSite returns to npm start', () => {
    expect(readSite(folder)).toEqual(site);
  });

  test('writes a rewrite for pages with any id into _redirects', async () => {
    expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe(
      '/seller/edit-product/:id /seller/edit-product/any 200\n',
    );
  });

  test('writes the folders of such pages, and those with a 404 page, into nginx.conf', async () => {
    const text = await readFile(join(parent, 'dist-hosting/nginx.conf'), 'utf8');
    expect(text).toContain('location ~ ^(?<area>/seller/edit-product/) {');
    expect(text).toContain('location ~ ^(?<area>/product/) {');
    expect(text).not.toContain('{{');
  });

  test('writes all headers into the server and location blocks of nginx.conf', async () => {
    const text = await readFile(join(parent, 'dist-hosting/nginx.conf'), 'utf8');
    expect(headersByBlock(text, /^\s*add_header (\S+) "(.*)" always;$/)).toEqual({
      'server {': documents,
      'location /assets/ {': assets,
      'location /photographs/ {': photographs,
    });
  });

  test('writes _headers for Netlify and Cloudflare Pages, without Cache-Control for documents', async () => {
    const text = await readFile(join(folder, '_headers'), 'utf8');
    const { 'Cache-Control': _, ...everywhere } = documents;
    expect(headersByBlock(text, /^ {2}([^:]+): (.*)$/)).toEqual({
      '/*': { ...everywhere, 'Cross-Origin-Opener-Policy': 'same-origin' },
      '/assets/*': { 'Cache-Control': assets['Cache-Control'] },
    });
  });

  test('writes no header into nginx.conf that browsers ignore on plain http', async () => {
    const text = await readFile(join(parent, 'dist-hosting/nginx.conf'), 'utf8');
    expect(text).not.toContain('Cross-Origin-Opener-Policy');
  });

  test('fills a template of nginx.conf without hard-coded headers', async () => {
    const template = await readFile('scripts/hosting/nginx.conf', 'utf8');
    for (const name of Object.keys(documents)) expect(template).not.toContain(name);
  });
});

describe('createShopServer', () => {
  test.each([
    ['a prerendered page', 'GET', '/', 200, () => documents],
    ['a 404 page', 'GET', '/nowhere', 404, () => documents],
    ['a missing file', 'GET', '/assets/gone.js', 404, () => documents],
    ['a rejected method', 'POST', '/', 405, () => documents],
    ['a hashed file', 'GET', '/assets/index-1.js', 200, () => assets],
    ['a photograph', 'GET', '/photographs/vase.webp', 200, () => photographs],
  ] as const)('sends %s with its headers', async (_label, method, path, status, expected) => {
    const { origin, close } = await listenOnFreePort(createShopServer(folder));
    const response = await fetch(`${origin}${path}`, { method });
    close();
    const sent = Object.keys(documents).map((name) => [name, response.headers.get(name)]);
    const expectedHeaders = Object.keys(documents).map((name) => [name, expected()[name] ?? null]);
    expect(response.status).toBe(status);
    expect(sent).toEqual(expectedHeaders);
  });
});

describe('CSP', () => {
  const csp = documents['Content-Security-Policy'] ?? '';
  const directives = new Map(
    csp.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  test('has no unsafe keyword, wildcard or URL, and blocks everything by default', () => {
    expect(csp).not.toMatch(/unsafe|\*|http|data:/);
    expect(directives.get('default-src')).toEqual(["'none'"]);
  });

  test('allows only same-origin and hashed scripts and styles', () => {
    expect(directives.get('script-src')).toEqual(["'self'", "'sha256-script='"]);
    expect(directives.get('style-src')).toEqual(["'self'", "'sha256-style='"]);
  });

  test('blocks framing, base URLs and cross-origin form submissions', () => {
    for (const name of ['frame-ancestors', 'base-uri']) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
    expect(directives.get('form-action')).toEqual(["'self'"]);
  });
});

/** Parses the headers in a host's configuration, by the line that opens their block. */
function headersByBlock(text: string, header: RegExp): Record<string, Record<string, string>> {
  const blocks: Record<string, Record<string, string>> = {};
  let block = '';
  for (const line of text.split('\n')) {
    const [, name, value] = header.exec(line) ?? [];
    if (name !== undefined && value !== undefined) (blocks[block] ??= {})[name] = value;
    else if (/\{$|^\//.test(line)) block = line.trim();
  }
  return blocks;
}
