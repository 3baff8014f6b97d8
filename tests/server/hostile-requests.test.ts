import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeHeaders } from '../../scripts/hosting/headers.js';
import { createShopServer } from '../../scripts/server/create-shop-server.js';
import { listenLocally } from '../../scripts/server/listen-locally.js';

const SECRET = 'what lies beside the build';
const SCRIPT = 'export default 1;';

let folder: string;
let server: Awaited<ReturnType<typeof listenLocally>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'essence-server-'));
  const build = join(folder, 'dist');
  await mkdir(join(build, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), SECRET);
  await writeFile(join(build, 'index.html'), '<h1>Home</h1>');
  await writeFile(join(build, '404.html'), '<h1>Not found</h1>');
  await writeFile(join(build, 'assets', 'app.js'), SCRIPT);
  server = await listenLocally(
    createShopServer(build, describeHeaders({ scripts: [], styles: [] })),
  );
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Sends a request as it is written, which no browser would, and reads all that comes back. */
async function send(requestLine: string, ...headers: string[]): Promise<string> {
  const socket = connect(server.port, server.host);
  socket.write([requestLine, 'Host: shop', 'Connection: close', ...headers, '', ''].join('\r\n'));
  return text(socket);
}

function statusOf(answer: string): number {
  return Number(answer.split(' ')[1]);
}

test.each([
  '/../secret.txt',
  '/../../../../../../etc/passwd',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '//../secret.txt',
  '/%00',
  '/index.html%00.js',
  '/%',
  '/%E0%A4%A',
  '/%zz/secret.txt',
  '/seller/edit-product/%',
  '*',
  'http://elsewhere.example/../secret.txt',
  `/${'a'.repeat(8_000)}`,
])('GET %s finds nothing, and the server goes on', async (target) => {
  const answer = await send(`GET ${target} HTTP/1.1`);
  expect(statusOf(answer)).toBe(404);
  expect(answer).not.toContain(SECRET);
  expect(statusOf(await send('GET / HTTP/1.1'))).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is not what this server does',
  async (method) => {
    const answer = await send(`${method} / HTTP/1.1`);
    expect(statusOf(answer)).toBe(405);
    expect(answer).toContain('Allow: GET, HEAD');
  },
);

test.each([
  ['a method that there is none of', ['BUY / HTTP/1.1'], 400],
  ['no HTTP at all', ['hello'], 400],
  // Of a length that the server reads in one go: what it leaves unread would break the connection.
  ['a header without end', ['GET / HTTP/1.1', `Cookie: ${'a'.repeat(20_000)}`], 431],
  ['two lengths', ['GET / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2'], 400],
] as const)('%s is turned away', async (_, [requestLine, ...headers], status) => {
  expect(statusOf(await send(requestLine, ...headers))).toBe(status);
  expect(statusOf(await send('GET / HTTP/1.1'))).toBe(200);
});

test('HEAD says what GET would, without the content', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/nowhere', 404],
  ] as const) {
    const [head = '', content] = (await send(`HEAD ${path} HTTP/1.1`)).split('\r\n\r\n');
    expect(statusOf(head)).toBe(status);
    expect(head).toMatch(/^Content-Length: [1-9]/im);
    expect(content).toBe('');
  }
});

test.each([
  ['bytes=0-5', 206, SCRIPT.slice(0, 6)],
  ['bytes=7-', 206, SCRIPT.slice(7)],
  ['bytes=900-', 416, ''],
])('the range %s is answered with %i', async (range, status, content) => {
  const answer = await send('GET /assets/app.js HTTP/1.1', `Range: ${range}`);
  expect(statusOf(answer)).toBe(status);
  expect(answer.split('\r\n\r\n')[1]).toBe(content);
});
