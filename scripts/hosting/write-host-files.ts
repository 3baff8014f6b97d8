import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopHeaders } from './headers.ts';

const NGINX_FILE = 'nginx.conf';
const HEADERS_FILE = 'headers.json';

/**
 * Writes the headers for each kind of host: `_headers` into the build, where Netlify and Cloudflare
 * Pages look for it, and beside the build, where no host serves it, the configuration of nginx and the
 * headers themselves for `npm start`.
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
 * The headers that were written beside a build.
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
 * These hosts keep no rule from a folder that another is for, and join what two rules say of one
 * header. So the files carry the policy, too, and only theirs is told how long they are kept.
 */
function toHeadersFile({ documents, assets }: ShopHeaders) {
  const { 'Cache-Control': _, ...everywhere } = documents;
  const { 'Cache-Control': kept } = assets;
  const rules = { '/*': everywhere, '/assets/*': { 'Cache-Control': kept } };
  return Object.entries(rules)
    .map(([path, said]) => {
      const lines = Object.entries(said).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Puts the headers into a template, each set where `{{its name}}` stands, indented as that is. */
function fillTemplate(template: string, headers: ShopHeaders) {
  return Object.entries(headers).reduce((text, [set, said]) => {
    const place = new RegExp(`^([ \\t]*)\\{\\{${set}\\}\\}$`, 'm');
    if (!place.test(text)) throw new Error(`The template must contain {{${set}}}.`);
    return text.replace(place, (_line, indent: string) =>
      Object.entries(said)
        .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
        .join('\n'),
    );
  }, template);
}
