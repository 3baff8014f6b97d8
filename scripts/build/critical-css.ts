import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const CLASS_SELECTORS = /\.((?:\\.|[\w-])+)/g;
const CLASS_ATTRIBUTES = /\bclass="([^"]*)"/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

const ENTITIES: readonly [entity: string, character: string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
];

/**
 * Removes the render-blocking stylesheet link from the built `index.html`. Returns the rest of the document,
 * the stylesheet's URL and its text.
 *
 * @param folder of the build
 */
export async function extractStylesheet(
  html: string,
  folder: string,
): Promise<{ template: string; href: string; styles: string }> {
  const [link, href] = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link || !href) throw new Error('index.html must link its stylesheet.');
  const styles = await readFile(join(folder, href), 'utf8');
  if (styles.includes('</style'))
    throw new Error('The stylesheet contains </style and cannot be inlined.');
  return { template: html.replace(link, ''), href, styles: styles.trim() };
}

/**
 * Removes the rules whose classes do not occur in the pages. The full stylesheet must be loaded before
 * hydration, which may add other classes.
 *
 * @param pages as HTML
 */
export function extractCriticalCss(styles: string, pages: readonly string[]) {
  const used = new Set(pages.flatMap(classesOf));
  const classes = [...styles.matchAll(CLASS_SELECTORS)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  let css = removeSymbols(
    styles,
    classes.filter((name) => !used.has(name)),
  );
  // A custom property can be used by another one only.
  for (let before = ''; before !== css;) {
    before = css;
    css = removeSymbols(css, findUnusedProperties(css));
  }
  return css;
}

function removeSymbols(styles: string, unusedSymbols: string[]) {
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols,
  });
  return code.toString();
}

function findUnusedProperties(styles: string) {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const defined = [...styles.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  return defined.filter((name) => !used.has(name));
}

/**
 * Returns the critical CSS of each page, by path. Pages share it in groups, because the CSP lists a hash for
 * each: one group per page module for the indexable pages, where most visits start, and one for all others.
 *
 * @param template of the documents, as HTML
 */
export function criticalCssByPage(
  styles: string,
  template: string,
  pages: readonly { path: string; sources: readonly string[]; html: string; inSitemap?: boolean }[],
) {
  const groups = new Set(pages.map(groupKey));
  return new Map(
    [...groups].flatMap((group) => {
      const members = pages.filter((page) => groupKey(page) === group);
      const css = extractCriticalCss(styles, [template, ...members.map(({ html }) => html)]);
      return members.map(({ path }) => [path, css] as const);
    }),
  );
}

function groupKey({
  sources,
  inSitemap = false,
}: {
  sources: readonly string[];
  inSitemap?: boolean;
}) {
  return inSitemap ? sources.join(' ') : '';
}

/** Removes the font faces from the full stylesheet: the critical CSS has declared them already. */
export function stripFontFaces(styles: string) {
  return styles.replaceAll(FONT_FACE, '');
}

function classesOf(html: string) {
  return [...html.matchAll(CLASS_ATTRIBUTES)].flatMap(([, text = '']) =>
    ENTITIES.reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text)
      .split(/\s+/)
      .filter(Boolean),
  );
}
