import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHeaders } from '../../scripts/hosting/headers.ts';
import { readHeaders, writeHostFiles } from '../../scripts/hosting/write-host-files.ts';
import { canonicalPath } from '../../scripts/server/routing.ts';
import { createShopServer } from '../../scripts/server/create-shop-server.ts';
import { listenOnFreePort } from '../../scripts/server/listen-on-free-port.ts';

const headers = buildHeaders({ scripts: ['sha256-script='], styles: ['sha256-style='] });
const { documents, assets, photographs } = headers;

/** A build of one page and one hashed file, with its host files beside it. */
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
    writeHostFiles(folder, headers),
  ]);
});

afterAll(async () => {
  await rm(parent, { recursive: true });
});

describe('every host is told the same', () => {
  test('npm start', () => {
    expect(readHeaders(folder)).toEqual(headers);
  });

  test('nginx, by a location that has its own or by the server', async () => {
    const text = await readFile(join(parent, 'dist-hosting/nginx.conf'), 'utf8');
    expect(headersByBlock(text, /^\s*add_header (\S+) "(.*)" always;$/)).toEqual({
      'server {': documents,
      'location /assets/ {': assets,
      'location /photographs/ {': photographs,
    });
  });

  test('Netlify and Cloudflare Pages, which keep documents for no time of their own', async () => {
    const text = await readFile(join(folder, '_headers'), 'utf8');
    const { 'Cache-Control': _, ...everywhere } = documents;
    expect(headersByBlock(text, /^ {2}([^:]+): (.*)$/)).toEqual({
      '/*': everywhere,
      '/assets/*': { 'Cache-Control': assets['Cache-Control'] },
    });
  });

  test('nginx, whose template has none of its own', async () => {
    const template = await readFile('scripts/hosting/nginx.conf', 'utf8');
    for (const name of Object.keys(documents)) expect(template).not.toContain(name);
  });
});

describe('the server', () => {
  test.each([
    ['a page', 'GET', '/', 200, () => documents],
    ['a page that is missing', 'GET', '/nowhere', 404, () => documents],
    ['a file that is missing', 'GET', '/assets/gone.js', 404, () => documents],
    ['what it does not do', 'POST', '/', 405, () => documents],
    ['a hashed file', 'GET', '/assets/index-1.js', 200, () => assets],
    ['a photograph', 'GET', '/photographs/vase.webp', 200, () => photographs],
  ] as const)('sends %s with its headers', async (_what, method, path, status, expected) => {
    const { origin, close } = await listenOnFreePort(createShopServer(folder));
    const response = await fetch(`${origin}${path}`, { method });
    close();
    const sent = Object.keys(documents).map((name) => [name, response.headers.get(name)]);
    const said = Object.keys(documents).map((name) => [name, expected()[name] ?? null]);
    expect(response.status).toBe(status);
    expect(sent).toEqual(said);
  });
});

describe('nginx.conf', () => {
  test('redirects every path to the same canonical path as the server', async () => {
    const text = await readFile(join(parent, 'dist-hosting/nginx.conf'), 'utf8');
    const rules = [...text.matchAll(/if \(\$request_uri ~ "(.+)"\) \{\s+return 308 (\S+);/g)].map(
      ([, pattern = '', target = '']) => ({
        // In a quoted string of nginx a doubled backslash is one.
        pattern: new RegExp(pattern.replaceAll('\\\\', '\\')),
        target,
      }),
    );
    const redirect = (path: string) => {
      const rule = rules.find(({ pattern }) => pattern.test(path));
      return rule ? path.replace(rule.pattern, rule.target) : path;
    };
    const parts = fc.constantFrom(
      ...'/ // \\ a b index .html . %2f %0d%0a evil.example seller/edit-product'.split(' '),
    );
    fc.assert(
      fc.property(
        fc.array(parts),
        fc.constantFrom('', '?', '?a=//b/', '?/index.html'),
        (all, query) => {
          const path = `/${all.join('')}`;
          expect(settle(`${path}${query}`, redirect)).toBe(
            `${settle(path, canonicalPath)}${query}`,
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

/** Follows redirects until there are none, none of them to another host. */
function settle(path: string, redirect: (path: string) => string): string {
  const target = redirect(path);
  if (target === path) return path;
  expect(target).toMatch(/^\/(?![/\\])/);
  return settle(target, redirect);
}

describe('the policy', () => {
  const policy = documents['Content-Security-Policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  test('has no way around it', () => {
    expect(policy).not.toMatch(/unsafe|\*|http|data:/);
    expect(directives.get('default-src')).toEqual(["'none'"]);
  });

  test('runs the own files and what is named by its hash', () => {
    expect(directives.get('script-src')).toEqual(["'self'", "'sha256-script='"]);
    expect(directives.get('style-src')).toEqual(["'self'", "'sha256-style='"]);
  });

  test('lets nothing out: no frame around it, no other base, no form to anybody else', () => {
    for (const name of ['frame-ancestors', 'base-uri']) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
    expect(directives.get('form-action')).toEqual(["'self'"]);
  });
});

/** The headers that a host's file says, by the last line before them that opens a block. */
function headersByBlock(text: string, saying: RegExp): Record<string, Record<string, string>> {
  const blocks: Record<string, Record<string, string>> = {};
  let block = '';
  for (const line of text.split('\n')) {
    const [, name, value] = saying.exec(line) ?? [];
    if (name !== undefined && value !== undefined) (blocks[block] ??= {})[name] = value;
    else if (/\{$|^\//.test(line)) block = line.trim();
  }
  return blocks;
}
