import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildHeaders } from '../../scripts/hosting/headers.ts';
import { readSite, writeHostFiles } from '../../scripts/hosting/write-host-files.ts';
import { makeSite } from '../server/fixture-server.ts';

const site = makeSite([]);
const { documents, assets, photographs } = site.headers;

test('assets are immutable, photographs fresh for ten minutes, documents revalidated', () => {
  expect(assets['Cache-Control']).toMatch(/immutable/);
  expect(photographs['Cache-Control']).toContain('max-age=600');
  expect(documents['Cache-Control']).toBe('no-cache');
});

test('documents have nosniff, a Referrer-Policy, and a Permissions-Policy without camera and payment', () => {
  expect(documents['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  expect(documents['X-Content-Type-Options']).toBe('nosniff');
  expect(documents['Permissions-Policy']).toMatch(/\bcamera=\(\), .*\bpayment=\(\)/);
});

test('the manifest has a relative start_url and no orientation', async () => {
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

test('writeHostFiles writes the site that readSite returns', () => {
  expect(readSite(folder)).toEqual(site);
});

test('writeHostFiles writes a rewrite for pages with any id into _redirects', async () => {
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe(
    '/seller/edit-product/:id /seller/edit-product/any 200\n',
  );
});

test('writeHostFiles writes _headers for Netlify and Cloudflare Pages, without Cache-Control for documents', async () => {
  const text = await readFile(join(folder, '_headers'), 'utf8');
  const { 'Cache-Control': _, ...everywhere } = documents;
  expect(text).toBe(
    [
      '/*\n',
      ...headerLines({ ...everywhere, 'Cross-Origin-Opener-Policy': 'same-origin' }),
      '\n/assets/*\n',
      ...headerLines({ 'Cache-Control': assets['Cache-Control'] }),
      '\n/photographs/*\n',
      ...headerLines({ 'Cache-Control': photographs['Cache-Control'] }),
    ].join(''),
  );
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

function headerLines(headers: object) {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${String(value)}\n`);
}
