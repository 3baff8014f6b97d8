import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildHeaders } from '../../scripts/hosting/headers.ts';
import { readSite, writeHostFiles } from '../../scripts/hosting/write-host-files.ts';
import { makeSite } from '../server/fixture-server.ts';

const site = makeSite([]);
const { documents, assets, photographs } = site.headers;

test('only files with a hash in their name are cached without a check', () => {
  expect(assets['Cache-Control']).toMatch(/immutable/);
  expect(photographs['Cache-Control']).toBe('no-cache');
  expect(documents['Cache-Control']).toBe('no-cache');
});

test('documents have their media type only, and none of the denied browser features', () => {
  expect(documents['X-Content-Type-Options']).toBe('nosniff');
  expect(documents['Permissions-Policy']).toMatch(/\bcamera=\(\), .*\bpayment=\(\)/);
});

test('an installed shop starts at the path that it is served from, in any orientation', async () => {
  const manifest = await readFile('public/manifest.webmanifest', 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ start_url: './' });
  expect(JSON.parse(manifest)).not.toHaveProperty('orientation');
});

const parent = await mkdtemp(join(tmpdir(), 'shop-'));
/** The folder of a build without pages. */
const folder = join(parent, 'dist');
await mkdir(folder);
await writeHostFiles(folder, site);

afterAll(() => rm(parent, { recursive: true }));

const readNginxFile = () => readFile(join(parent, 'dist-hosting/nginx.conf'), 'utf8');

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
    const text = await readNginxFile();
    expect(text).toContain('location ~ ^(?<area>/seller/edit-product/) {');
    expect(text).toContain('location ~ ^(?<area>/product/) {');
    expect(text).not.toContain('{{');
  });

  test('writes all headers into the server and location blocks of nginx.conf', async () => {
    const text = await readNginxFile();
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
});

test('the CSP blocks by default, allows only same-origin and hashed code, and has no unsafe keyword, wildcard or URL', () => {
  const hashes = { scripts: ['sha256-script='], styles: ['sha256-style='] };
  const csp = buildHeaders(hashes).documents['Content-Security-Policy'] ?? '';
  expect(csp).not.toMatch(/unsafe|\*|http|data:/);
  expect(csp.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'sha256-script='",
      "style-src 'self' 'sha256-style='",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types essence',
    ]),
  );
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
