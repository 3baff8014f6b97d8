import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESPONSES } from '../../scripts/hosting/requests.ts';
import { readSite } from '../../scripts/hosting/write-host-files.ts';
import { fileFolderOf } from '../../scripts/server/routing.ts';
import { serveFixture, startShopServer } from './fixture-server.ts';
import { nginx, startNginx } from './nginx.ts';

if (!nginx) console.log('Tests only createShopServer. To test nginx, install it (Debian).');

const servers = { createShopServer: startShopServer, ...(nginx && { nginx: startNginx }) };

describe.each(Object.entries(servers))('%s', (_name, start) => {
  let shop: Awaited<ReturnType<typeof serveFixture>>;

  beforeAll(async () => {
    shop = await serveFixture(start);
  });

  afterAll(async () => {
    await shop.close();
  });

  const requests = RESPONSES.flatMap(({ targets, ...response }) =>
    targets.map((target) => [target, response] as const),
  );

  test.each(requests)(
    'responds to %s with %o',
    async (target, { status, file, type, location }) => {
      const { headers, content, ...response } = await shop.get(target);
      const { documents, ...folders } = readSite(shop.folder).headers;
      const folder = status === 200 && fileFolderOf(target);
      const set = folder ? folders[folder] : documents;
      const contentType = headers.get('Content-Type');
      expect([response.status, await followRedirects(headers.get('Location'))]).toEqual([
        status,
        location ?? null,
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

  /** Returns the last URL: nginx redirects once for each rule. */
  async function followRedirects(url: string | null): Promise<string | null> {
    const next = url && (await shop.get(url)).headers.get('Location');
    return next ? followRedirects(next) : url;
  }
});
