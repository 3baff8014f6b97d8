import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildHeaders } from '../../scripts/hosting/headers.ts';
import { writeHostFiles, type Site } from '../../scripts/hosting/write-host-files.ts';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../support/listen-on-free-port.ts';

/** Content of a file outside the build, which must never be sent. */
export const SECRET = 'next to the build';

const DOCUMENTS = {
  'index.html': 'Home',
  'products.html': 'Shop',
  'cart.html': 'Cart',
  'product/1.html': 'Product 1',
  'seller/products.html': 'My Products',
  'seller/edit-product/any.html': 'Edit Product',
  '404.html': 'Not found',
  'product/404.html': 'Product not found',
};

const FILES = {
  'assets/app.js': 'export default 1;',
  'photographs/vase.webp': 'photograph',
  'photographs/large.webp': 'x'.repeat(4_000_000),
  'icon.svg': '<svg/>',
  'manifest.webmanifest': '{}',
  _redirects: '',
};

/** The site of the build, with hashes of inline scripts. */
export function makeSite(scripts: readonly string[], base = '/'): Site {
  const documents = Object.entries(DOCUMENTS).map(([file, title]) => {
    const path = `${base}${file.replace('.html', '')}`;
    const pattern = `${base}${file.replace(/(?<=\/)(?:\d+|any|404)\.html$/, ':id')}`;
    return { pattern, path, file, title, isIndexed: true };
  });
  return { base, headers: buildHeaders({ scripts, styles: [] }), documents };
}

export async function startShopServer(folder: string) {
  const { host, port, close } = await listenOnFreePort(createShopServer(folder));
  return { address: { host, port }, close };
}

/** Serves a small build with the same kinds of files as a real one. */
export async function serveFixture(
  start: (
    folder: string,
    base: string,
  ) => Promise<{ address: NetConnectOpts; close: () => unknown }>,
  base = '/',
) {
  const parent = await mkdtemp(join(tmpdir(), 'essence-server-'));
  const folder = join(parent, 'dist', base).replace(/\/$/, '');

  /** Writes a file into the build, with compressed copies of HTML and JavaScript. */
  const write = async (name: string, content: string) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!/\.(?:html|js)$/.test(name)) return;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  };

  for (const [name, heading] of Object.entries(DOCUMENTS)) await write(name, `<h1>${heading}</h1>`);
  for (const [name, content] of Object.entries(FILES)) await write(name, content);
  await writeFile(join(parent, 'secret.txt'), SECRET);
  await writeHostFiles(folder, makeSite([], base));
  const { address, close } = await start(folder, base);

  /** Sends a request without the validation of an HTTP client, and reads the whole response. */
  const send = async (requestLine: string, ...headers: string[]) => {
    const socket = connect(address);
    socket.write(
      [requestLine, 'Host: shop', 'Connection: close', ...headers, '', ''].join('\r\n'),
      'latin1',
    );
    return parseResponse(await buffer(socket));
  };

  return {
    folder,
    address,
    write,
    send,
    get: (path: string, ...headers: string[]) => send(`GET ${path} HTTP/1.1`, ...headers),
    close: async () => {
      await close();
      await rm(parent, { recursive: true });
    },
  };
}

/** Parses a response as sent. Its content is encoded. */
export function parseResponse(bytes: Buffer) {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: new Headers(
      lines.map((line): [string, string] => {
        const [name = '', value = ''] = line.split(/:(.*)/);
        return [name, value];
      }),
    ),
    content: bytes.subarray(end + 4),
  };
}
