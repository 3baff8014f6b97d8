import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { writeHostFiles } from '../../scripts/hosting/write-host-files.ts';
import { makeSite, SECRET, serveFixture, startShopServer } from './fixture-server.ts';

const shop = await serveFixture(startShopServer);

afterAll(shop.close);

async function expectHomePage() {
  const { status, content } = await shop.get('/');
  expect([status, content.toString()]).toEqual([200, '<h1>Home</h1>']);
}

test.each([
  '/assets/../../secret.txt',
  '/index.html%00.js',
  '/icon.svg/below-a-file',
  '*',
  'http://elsewhere.example/../secret.txt',
  `/${'a'.repeat(8_000)}`,
])('createShopServer sends 404 for %s and serves the next request', async (target) => {
  const { status, content } = await shop.get(target);
  expect(status).toBe(404);
  expect(content.toString()).not.toContain(SECRET);
  await expectHomePage();
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'createShopServer rejects the method %s',
  async (method) => {
    const { status, headers } = await shop.send(`${method} / HTTP/1.1`);
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(headers.has('Content-Security-Policy')).toBe(true);
  },
);

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['brotli-like, x-gzip', null],
  ['', null],
] as const)(
  'createShopServer responds to Accept-Encoding "%s" with the content coding %s',
  async (accepted, coding) => {
    for (const [path, text] of [
      ['/', '<h1>Home</h1>'],
      ['/nowhere', '<h1>Not found</h1>'],
      ['/assets/app.js', 'export default 1;'],
    ] as const) {
      const { headers, content } = await shop.get(path, `Accept-Encoding: ${accepted}`);
      expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([
        coding,
        'Accept-Encoding',
      ]);
      expect((coding ? decoders[coding](content) : content).toString()).toBe(text);
    }
  },
);

test('createShopServer sends a file unencoded if it has no compressed copies', async () => {
  const { headers, content } = await shop.get('/icon.svg', 'Accept-Encoding: br, gzip');
  expect([headers.get('Content-Encoding'), content.toString()]).toEqual([null, '<svg/>']);
});

test('createShopServer responds with 304 and no content only to the ETag of the negotiated copy', async () => {
  const plain = (await shop.get('/')).headers.get('ETag') ?? '';
  const brotli = (await shop.get('/', 'Accept-Encoding: br')).headers.get('ETag') ?? '';
  for (const tag of [plain, `W/${plain}`, `"old", ${plain}`, '*']) {
    const { status, content } = await shop.get('/', `If-None-Match: ${tag}`);
    expect([tag, status, content.length]).toEqual([tag, 304, 0]);
  }
  for (const tag of [brotli, '"old"', 'W/', '']) {
    expect([tag, (await shop.get('/', `If-None-Match: ${tag}`)).status]).toEqual([tag, 200]);
  }
});

test('createShopServer responds to HEAD with the headers of GET, without content', async () => {
  for (const path of ['/', '/nowhere', '/assets/app.js']) {
    const get = await shop.get(path);
    const head = await shop.send(`HEAD ${path} HTTP/1.1`);
    expect(head.status).toBe(get.status);
    expect(head.headers.get('Content-Length')).toBe(String(get.content.length));
    expect(head.headers.get('ETag')).toBe(get.headers.get('ETag'));
    expect(head.content.length).toBe(0);
  }
});

test('createShopServer sends 404 for a removed file and serves the next request', async () => {
  await shop.write('icon-512.svg', '<svg/>');
  expect((await shop.get('/icon-512.svg')).status).toBe(200);
  await rm(join(shop.folder, 'icon-512.svg'));
  expect((await shop.get('/icon-512.svg')).status).toBe(404);
  await expectHomePage();
});

test('createShopServer serves a new build with its length, ETag, CSP and hashed files', async () => {
  const before = await shop.get('/cart', 'Accept-Encoding: br');
  await shop.write('cart.html', `<h1>Cart</h1>${'<p>New</p>'.repeat(10)}`);
  await shop.write('assets/app-2.js', 'export default 2;');
  await writeHostFiles(shop.folder, makeSite(['sha256-new=']));

  const after = await shop.get('/cart', 'Accept-Encoding: br');
  expect(brotliDecompressSync(after.content).toString()).toContain('<p>New</p>');
  expect(after.headers.get('Content-Length')).toBe(String(after.content.length));
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  expect(after.headers.get('Content-Security-Policy')).toContain("'sha256-new='");
  expect((await shop.get('/assets/app-2.js')).content.toString()).toBe('export default 2;');
});

test('createShopServer sends 500 for an unreadable file and serves the next request', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await symlink('loop.txt', join(shop.folder, 'loop.txt'));
  expect((await shop.get('/loop.txt')).status).toBe(500);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  await expectHomePage();
});
