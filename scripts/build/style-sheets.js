import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const CLASS_IN_STYLES = /\.((?:\\.|[\w-])+)/g;
const CLASSES_IN_HTML = /\bclass="([^"]*)"/g;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** @type {readonly [entity: string, character: string][]} */
const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
];

/**
 * Takes the style sheet out of the built `index.html`: it stands in the documents themselves, so that
 * the first paint waits for nothing else.
 *
 * @param {string} html
 * @param {string} folder of the build
 * @returns {Promise<{ template: string, href: string, styles: string }>} with the sheet's address and text
 */
export async function takeStylesOut(html, folder) {
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
 * @param {string} styles
 * @param {readonly string[]} pages as HTML
 */
export function pickStyles(styles, pages) {
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
 * @param {string} styles
 * @param {string} template of the documents, as HTML
 * @param {readonly { path: string, sources: readonly string[], html: string, isListed?: boolean }[]} pages
 */
export function pickFirstViews(styles, template, pages) {
  const kinds = new Set(pages.map(kindOf));
  return new Map(
    [...kinds].flatMap((kind) => {
      const alike = pages.filter((page) => kindOf(page) === kind);
      const firstView = pickStyles(styles, [template, ...alike.map(({ html }) => html)]);
      return alike.map(({ path }) => /** @type {const} */ ([path, firstView]));
    }),
  );
}

/** @param {{ sources: readonly string[], isListed?: boolean }} page */
function kindOf({ sources, isListed = false }) {
  return isListed ? sources.join(' ') : '';
}

/**
 * The whole sheet as it follows behind a picked one: without the fonts, which would be set up anew.
 *
 * @param {string} styles
 */
export function withoutFonts(styles) {
  return styles.replaceAll(FONT_FACE, '');
}

/** @param {string} html */
function classesOf(html) {
  return [...html.matchAll(CLASSES_IN_HTML)].flatMap(([, text = '']) =>
    ENTITIES.reduce((decoded, [entity, character]) => decoded.replaceAll(entity, character), text)
      .split(/\s+/)
      .filter(Boolean),
  );
}
