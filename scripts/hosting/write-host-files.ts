import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopHeaders } from './headers.ts';

const NGINX_FILE = 'nginx.conf';
const HEADERS_FILE = 'headers.json';

/**
 * Writes the headers for each kind of host: `_headers` for Netlify and Cloudflare Pages into the build; the
 * nginx configuration, and `headers.json` for `npm start`, into a folder beside the build that is not served.
 *
 * @param folder of the build
 */
export async function writeHostFiles(folder: string, headers: ShopHeaders) {
  const hosting = hostingFolder(folder);
  await rm(hosting, { recursive: true, force: true });
  await mkdir(hosting, { recursive: true });
  const template = await readFile(new URL(NGINX_FILE, import.meta.url), 'utf8');
  await Promise.all([
    writeFile(join(folder, '_headers'), toHeadersFile(headers)),
    writeFile(join(hosting, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`),
    writeFile(join(hosting, NGINX_FILE), fillTemplate(template, headers)),
  ]);
}

/**
 * Reads the headers that were written for a build.
 *
 * @param folder of the build
 */
export function readHeaders(folder: string): ShopHeaders {
  return JSON.parse(readFileSync(join(hostingFolder(folder), HEADERS_FILE), 'utf8'));
}

/** @param folder of the build */
function hostingFolder(folder: string) {
  return `${folder.replace(/[/\\]$/, '')}-hosting`;
}

/**
 * These hosts apply all matching rules to a file and join the values of a repeated header. So hashed files
 * get the CSP too, and only their rule sets Cache-Control: the hosts revalidate other files by default.
 */
function toHeadersFile({ documents, assets }: ShopHeaders) {
  const { 'Cache-Control': _, ...everywhere } = documents;
  const { 'Cache-Control': cacheControl } = assets;
  const rules = { '/*': everywhere, '/assets/*': { 'Cache-Control': cacheControl } };
  return Object.entries(rules)
    .map(([path, rule]) => {
      const lines = Object.entries(rule).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Replaces each `{{name}}` in the template with that set of headers, with the same indentation. */
function fillTemplate(template: string, headers: ShopHeaders) {
  return Object.entries(headers).reduce((text, [name, set]) => {
    const placeholder = new RegExp(`^([ \\t]*)\\{\\{${name}\\}\\}$`, 'm');
    if (!placeholder.test(text)) throw new Error(`The template must contain {{${name}}}.`);
    return text.replace(placeholder, (_line, indent: string) =>
      Object.entries(set)
        .map(([header, value]) => `${indent}add_header ${header} "${value}" always;`)
        .join('\n'),
    );
  }, template);
}
