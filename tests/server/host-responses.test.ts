import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESPONSES } from '../../scripts/hosting/host-responses.ts';
import { readSite } from '../../scripts/hosting/write-host-files.ts';
import { assetFolderOf } from '../../scripts/server/routing.ts';
import { serveFixture, startShopServer } from './fixture-server.ts';
import { nginx, startNginx } from './nginx.ts';

if (!nginx) console.log('Tests only createShopServer. To test nginx, install it (Debian).');

const servers = { createShopServer: startShopServer, ...(nginx && { nginx: startNginx }) };

const cases = Object.entries(servers).flatMap(([name, start]) =>
  ['/', '/shop/'].map((base) => [name, base, start] as const),
);

describe.each(cases)('%s below %s', (server, base, start) => {
  let shop: Awaited<ReturnType<typeof serveFixture>>;

  beforeAll(async () => {
    shop = await serveFixture(start, base);
  });

  afterAll(async () => {
    await shop.close();
  });

  /** Puts a target or its path below the base. */
  const toBase = (target: string) => target.replace(/^(\w+:\/\/[^/]*)?\//, `$1${base}`);
  const requests = RESPONSES.flatMap(({ targets, ...response }) =>
    targets.map((target) => [toBase(target), response] as const),
  );

  test.each(requests)(
    `${server} responds to %s with %o`,
    async (target, { status, file, type, location }) => {
      const { headers, content, ...response } = await shop.get(target);
      const { documents, ...folders } = readSite(shop.folder).headers;
      const folder = status === 200 && assetFolderOf(target, base);
      const set = folder ? folders[folder] : documents;
      const contentType = headers.get('Content-Type');
      expect([response.status, await followRedirects(headers.get('Location'))]).toEqual([
        status,
        location ? toBase(location) : null,
      ]);
      expect([contentType, content.toString()]).toEqual([
        type ?? contentType,
        file ? await readFile(join(shop.folder, file), 'utf8') : content.toString(),
      ]);
      expect(Object.keys(documents).map((name) => [name, headers.get(name)])).toEqual(
        Object.keys(documents).map((name) => [name, set[name] ?? null]),
      );
    },
  );

  if (base === '/') return;
  test(`${server} redirects to the base, and finds nothing outside it`, async () => {
    const redirect = await shop.get(`${base.slice(0, -1)}?utm=1`);
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([308, `${base}?utm=1`]);
    for (const target of ['/', '/cart', '/assets/app.js', '/shopping']) {
      expect([target, (await shop.get(target)).status]).toEqual([target, 404]);
    }
  });

  /** Returns the last URL: nginx redirects once for each rule. */
  async function followRedirects(url: string | null): Promise<string | null> {
    const next = url && (await shop.get(url)).headers.get('Location');
    return next ? followRedirects(next) : url;
  }
});
