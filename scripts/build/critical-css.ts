import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const CLASS_IN_STYLES = /\.((?:\\.|[\w-])+)/g;
const CLASSES_IN_HTML = /\bclass="([^"]*)"/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

const ENTITIES: readonly [entity: string, character: string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
];

/**
 * Takes the style sheet out of the built `index.html`: it stands in the documents themselves, so that
 * the first paint waits for nothing else. Gives the sheet's address and text.
 *
 * @param folder of the build
 */
export async function extractStylesheet(
  html: string,
  folder: string,
): Promise<{ template: string; href: string; styles: string }> {
  const [link, href] = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (!link || !href) throw new Error('index.html must link its style sheet.');
  const styles = await readFile(join(folder, href), 'utf8');
  if (styles.includes('</style')) throw new Error('The style sheet would end its own tag.');
  return { template: html.replace(link, ''), href, styles: styles.trim() };
}

/**
 * What of a style sheet some pages need to be painted: the rules for other classes are left out. The
 * whole sheet has to follow before anything on them changes.
 *
 * @param pages as HTML
 */
export function extractCriticalCss(styles: string, pages: readonly string[]) {
  const used = new Set(pages.flatMap(classesOf));
  const named = [...styles.matchAll(CLASS_IN_STYLES)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  const { code } = transform({
    filename: 'first-view.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols: named.filter((name) => !used.has(name)),
  });
  return code.toString();
}

/**
 * The critical CSS of each page, by its path: one for all listed pages that are made of the same
 * sources, where most visits begin, and one for all others, since the CSP names the hash of each.
 *
 * @param template of the documents, as HTML
 */
export function criticalCssByPage(
  styles: string,
  template: string,
  pages: readonly { path: string; sources: readonly string[]; html: string; inSitemap?: boolean }[],
) {
  const kinds = new Set(pages.map(groupOf));
  return new Map(
    [...kinds].flatMap((kind) => {
      const alike = pages.filter((page) => groupOf(page) === kind);
      const css = extractCriticalCss(styles, [template, ...alike.map(({ html }) => html)]);
      return alike.map(({ path }) => [path, css] as const);
    }),
  );
}

function groupOf({
  sources,
  inSitemap = false,
}: {
  sources: readonly string[];
  inSitemap?: boolean;
}) {
  return inSitemap ? sources.join(' ') : '';
}

/** The full style sheet, loaded after the critical CSS: without the fonts, which that has declared. */
export function stripFontFaces(styles: string) {
  return styles.replaceAll(FONT_FACE, '');
}

function classesOf(html: string) {
  return [...html.matchAll(CLASSES_IN_HTML)].flatMap(([, text = '']) =>
    ENTITIES.reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text)
      .split(/\s+/)
      .filter(Boolean),
  );
}
