import {
  transform,
  type CustomAtRules,
  type SelectorComponent,
  type TransformOptions,
} from 'lightningcss';

const CLASS_SELECTORS = /\.((?:\\.|[\w-])+)/g;
const CLASS_ATTRIBUTES = /\bclass="([^"]*)"/g;
const ELEMENTS = /<([a-z]\w*)/g;
const LICENCE_COMMENT = /^\/\*![^]*?\*\/\s*/;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

const ENTITIES: readonly [entity: string, character: string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
];

/**
 * What no first screen has: parts of fields for numbers, dates and files, the buy bar, dialogs, toasts, orders and page
 * transitions, and what Tailwind resets for old versions of Firefox and for placeholders without a colour.
 */
const LATER_PARTS =
  /apple-pay|date|calendar|spin-button|moz-(?:focusring|ui|orient)|file-selector|backdrop|buy-bar|dialog|filter-actions|sheet|toast|processing-line|view-transition/;

/**
 * Removes the rules whose classes or elements occur neither in the HTML nor in the source code of the modules that
 * hydrate it, those for print and for later screens, and Tailwind's licence, which the full style sheet has.
 *
 * @param html prerendered documents
 * @param sources text of the modules
 */
export function extractCriticalCss(
  styles: string,
  html: readonly string[],
  sources: readonly string[] = [],
) {
  const usedClasses = new Set([...html.flatMap(classesOf), ...sources.flatMap(wordsOf)]);
  const usedElements = new Set([...html, ...sources].flatMap(elementsOf));
  const isUnused = (part: SelectorComponent) =>
    (part.type === 'type' && !usedElements.has(part.name)) ||
    (part.type !== 'type' && LATER_PARTS.test(JSON.stringify(part)));
  const classes = [...styles.matchAll(CLASS_SELECTORS)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );
  let css = transformCss(styles.replace(LICENCE_COMMENT, ''), {
    unusedSymbols: classes.filter((name) => !usedClasses.has(name)),
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        supports: ({ value }) =>
          LATER_PARTS.test(JSON.stringify(value.condition)) ? [] : undefined,
      },
      Selector: (selector) => (selector.some(isUnused) ? [] : undefined),
    },
  });
  // A custom property may be used only by another one.
  for (let before = ''; before !== css;) {
    before = css;
    css = transformCss(css, { unusedSymbols: findUnusedProperties(css) });
  }
  return css;
}

function transformCss(styles: string, options: Partial<TransformOptions<CustomAtRules>>) {
  const code = Buffer.from(styles);
  return transform({ ...options, filename: 'critical.css', code, minify: true }).code.toString();
}

function findUnusedProperties(styles: string) {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const defined = [...styles.matchAll(/(?:[{;]|@property )(--[\w-]+)/g)].map(
    ([, name = '']) => name,
  );
  return defined.filter((name) => !used.has(name));
}

/** Removes the font faces from the full style sheet: the critical CSS has declared them already. */
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

function elementsOf(text: string) {
  return [...text.matchAll(ELEMENTS)].map(([, name = '']) => name);
}

/** Everything in a source text that may be a class. */
function wordsOf(source: string) {
  return source.split(/[\s'"`]+/);
}
