import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopHeaders } from './headers.ts';

const NGINX_FILE = 'nginx.conf';
const SITE_FILE = 'site.json';

interface SiteDocument {
  /** The route pattern of its page. A file for a pattern with `:id` is either for one id, or named `any` or `404`. */
  pattern: string;
  path: string;
  file: string;
  title: string;
  isIndexed: boolean;
}

/** What a host needs to know of a build. */
export interface Site {
  /** The path below which it is served, with slashes at both ends. */
  base: string;
  headers: ShopHeaders;
  documents: readonly SiteDocument[];
}

/**
 * Writes the files for each kind of host: `_headers` and `_redirects` for Netlify and Cloudflare Pages into the build;
 * the nginx configuration, and `site.json` for the shop's server and the tests, beside the build into `dist-hosting`.
 *
 * @param folder of the build
 */
export async function writeHostFiles(folder: string, site: Site) {
  const hosting = hostingFolder(folder);
  await rm(hosting, { recursive: true, force: true });
  await mkdir(hosting, { recursive: true });
  const template = await readFile(new URL(NGINX_FILE, import.meta.url), 'utf8');
  await Promise.all([
    writeFile(join(folder, '_headers'), toHeadersFile(site)),
    writeFile(join(folder, '_redirects'), toRedirectsFile(site)),
    writeFile(join(hosting, SITE_FILE), `${JSON.stringify(site, null, 2)}\n`),
    writeFile(join(hosting, NGINX_FILE), fillTemplate(template, site)),
  ]);
}

/**
 * Reads what was written for a build.
 *
 * @param folder of the build
 */
export function readSite(folder: string): Site {
  return JSON.parse(readFileSync(join(hostingFolder(folder), SITE_FILE), 'utf8'));
}

/** Returns one document of each page. */
export function onePerPage(documents: Site['documents']) {
  return documents.filter(
    ({ pattern }, index) => documents.findIndex((other) => other.pattern === pattern) === index,
  );
}

/** The base, the folders in which a file is served for every id, and those with their own 404 page. */
export function areasOf({ base, documents }: Pick<Site, 'base' | 'documents'>) {
  const foldersWith = (name: string) =>
    documents
      .filter(({ pattern, path }) => pattern.includes(':') && path.endsWith(`/${name}`))
      .map(({ path }) => path.slice(0, -name.length));
  return { base, anyIdFolders: foldersWith('any'), notFoundFolders: foldersWith('404') };
}

function hostingFolder(folder: string) {
  return `${folder.replace(/[/\\]$/, '')}-hosting`;
}

/** Only sent by hosts with https: on plain http, browsers ignore it and log an error. */
const HTTPS_ONLY = { 'Cross-Origin-Opener-Policy': 'same-origin' };

/**
 * These hosts apply all matching rules to a file and join the values of a repeated header. So all files get the CSP,
 * and only the rules of the two folders set Cache-Control: the hosts revalidate other files by default.
 */
function toHeadersFile({ base, headers }: Site) {
  const { 'Cache-Control': _, ...everywhere } = headers.documents;
  const rules = {
    [`${base}*`]: { ...everywhere, ...HTTPS_ONLY },
    [`${base}assets/*`]: cachingOf(headers.assets),
    [`${base}photographs/*`]: cachingOf(headers.photographs),
  };
  return Object.entries(rules)
    .map(([path, rule]) => {
      const lines = Object.entries(rule).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

function cachingOf({ 'Cache-Control': value = '' }: ShopHeaders['assets']) {
  return { 'Cache-Control': value };
}

function toRedirectsFile(site: Site) {
  return areasOf(site)
    .anyIdFolders.map((area) => `${area}:id ${area}any 200\n`)
    .join('');
}

/**
 * Replaces each `{{name}}` in the template: the name of a set of headers by these headers, in the same indentation;
 * `base` by the base, `prefix` by the base without its last slash; a kind of folder by a pattern that matches it.
 */
function fillTemplate(template: string, site: Site) {
  const texts = { ...areasOf(site), prefix: site.base.slice(0, -1) };
  const withFolders = Object.entries(texts).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, [value].flat().join('|')),
    template,
  );
  return Object.entries(site.headers).reduce((text, [name, set]) => {
    const placeholder = new RegExp(`^([ \\t]*)\\{\\{${name}\\}\\}$`, 'm');
    if (!placeholder.test(text)) throw new Error(`The template must contain {{${name}}}.`);
    return text.replace(placeholder, (_line, indent: string) =>
      Object.entries(set)
        .map(([header, value]) => `${indent}add_header ${header} "${value}" always;`)
        .join('\n'),
    );
  }, withFolders);
}
