import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { parseResponse, serveFixture, startShopServer } from './fixture-server.ts';

const shop = await serveFixture(startShopServer);

afterAll(shop.close);

const methods = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'HEAD') },
  fc.constantFrom('POST', 'OPTIONS', 'CONNECT', 'TRACE', 'get', ''),
  fc.string({ maxLength: 8 }),
);

const pathParts = fc.constantFrom(
  ...'/ // \\ . .. % %2e %2F %00 %E0%A4%A é ? # : * http://x'.split(' '),
  ...'index .html .br .gz 404 products product 1 seller edit-product cart _headers'.split(' '),
  ...'assets photographs icon.svg /assets/app.js /photographs/large.webp'.split(' '),
);

const targets = fc.oneof(
  { weight: 3, arbitrary: fc.array(pathParts, { maxLength: 8 }).map((parts) => parts.join('')) },
  fc.string({ unit: 'binary-ascii' }),
);

const codings = fc.array(
  fc.constantFrom('br', 'BR', 'gzip', '*', 'identity', ';q=0', ';q=', ';', ',', ' '),
);

const headers = fc.oneof(
  codings.map((parts) => `Accept-Encoding: ${parts.join('')}`),
  fc.string().map((range) => `Range: bytes=${range}`),
  fc.constantFrom('*', '""', 'W/"', ',,').map((tag) => `If-None-Match: ${tag}`),
  fc.constantFrom(
    'Range: bytes=5-2, 0-',
    'Content-Length: -1',
    'Transfer-Encoding: chunked',
    'Expect: else',
    'Connection: Upgrade',
  ),
  fc.string({ unit: 'binary-ascii' }),
);

const requests = fc.record({
  text: fc
    .tuple(methods, targets, fc.array(headers, { maxLength: 4 }))
    .map(([method, target, lines]) =>
      [`${method} ${target} HTTP/1.1`, 'Host: shop', 'Connection: close', ...lines, '', ''].join(
        '\r\n',
      ),
    ),
  ending: fc.constantFrom('read', 'read', 'half sent', 'aborted'),
});

/** Sends a request and returns the response, which is empty if the request was cut off. */
function exchange(text: string, ending: string): Promise<Buffer> {
  return new Promise((resolve) => {
    const socket = connect(shop.address);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => {
      if (ending === 'read') chunks.push(chunk);
      else socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(Buffer.concat(chunks));
    });
    if (ending === 'half sent') {
      socket.end(text.slice(0, text.length / 2), 'latin1', () => socket.destroySoon());
    } else {
      // Half-closes the socket, so the server does not wait for the rest of an incomplete request.
      socket.end(text, 'latin1');
    }
  });
}

test('createShopServer responds below 500 to any request and never redirects to another host', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(requests, { minLength: 20, maxLength: 20, size: 'max' }),
      async (batch) => {
        const replies = await Promise.all(batch.map(({ text, ending }) => exchange(text, ending)));
        for (const reply of replies) {
          if (reply.length === 0) continue;
          const { status, headers: responseHeaders } = parseResponse(reply);
          expect(status).toBeLessThan(500);
          expect(responseHeaders.get('Location') ?? '/').toMatch(/^\/(?![/\\])/);
        }
        const home = await shop.get('/');
        expect([home.status, home.content.toString()]).toEqual([200, '<h1>Home</h1>']);
      },
    ),
    { numRuns: 150 },
  );
});
