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
 * Removes the rules whose classes occur neither in the HTML nor in the source code of the modules that hydrate it, and
 * those for print, which the full style sheet has.
 *
 * @param html prerendered documents
 * @param sources text of the modules
 */
export function extractCriticalCss(
  styles: string,
  html: readonly string[],
  sources: readonly string[] = [],
) {
  const used = new Set([...html.flatMap(classesOf), ...sources.flatMap(wordsOf)]);
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
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  return code.toString();
}

function findUnusedProperties(styles: string) {
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const defined = [...styles.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  return defined.filter((name) => !used.has(name));
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

/** Everything in a source text that may be a class. */
function wordsOf(source: string) {
  return source.split(/[\s'"`]+/);
}
