export interface SourceText {
  /** Relative to src: `design-system/primitives/Button.tsx`. */
  path: string;
  text: string;
}

const LENGTH_UTILITIES =
  '(?:(?:scroll-)?[pm][trblxyse]?|gap(?:-[xy])?|(?:min-|max-)?[wh]|size|basis|inset(?:-[xy])?|top|right|bottom|left|translate-[xy]|space-[xy]|columns|grid-cols|indent)';

/** Class names that Tailwind generates from a token, by the prefix of the token. The first that fits wins. */
const UTILITIES: readonly (readonly [prefix: string, pattern: (key: string) => string])[] = [
  [
    'color',
    (key) =>
      `(?:bg|text|border(?:-[trblxy])?|outline|decoration|fill|stroke|caret|accent|from|via|to)-${key}`,
  ],
  ['text', (key) => `text-${key}`],
  ['font-weight', (key) => `font-${key}`],
  ['font', (key) => `font-${key}`],
  ['leading', (key) => `leading-${key}`],
  ['spacing', (key) => `${LENGTH_UTILITIES}-${key}`],
  ['container', (key) => `(?:@|(?:@max|${LENGTH_UTILITIES})-)${key}`],
  ['breakpoint', (key) => `(?:@variant )?(?:max-)?${key}(?=[: ])`],
  ['radius', (key) => `rounded(?:-[a-z]+)?-${key}`],
  ['aspect', (key) => `aspect-${key}`],
  ['ease', (key) => `ease-${key}`],
  ['blur', (key) => `(?:backdrop-)?blur-${key}`],
];

/**
 * Finds the files that use a token: by its custom property, by a class name that Tailwind generates from it, or
 * by a utility of utilities.css that uses it.
 */
export function findUsage(name: string, files: readonly SourceText[]): string[] {
  const uses = createMatcher(name, files);
  return files
    .filter(({ path, text }) => uses(isCss(path) ? withoutComments(text) : classNamesIn(text)))
    .map(({ path }) => path);
}

/** Finds the class names in TypeScript code that use a token, with their variants: `hover:bg-ink`. */
export function findClassNames(name: string, code: string, files: readonly SourceText[]): string[] {
  const words = classNamesIn(code).split(/\s+/);
  const classNames = words.map((word) => word.replaceAll(/^['"`]|['"`]$/g, ''));
  return [...new Set(classNames)].filter(createMatcher(name, files));
}

/** Returns a function that says whether code uses a token. */
function createMatcher(name: string, files: readonly SourceText[]): (code: string) => boolean {
  const utilities = files.flatMap(({ path, text }) => (isCss(path) ? parseUtilities(text) : []));
  const pattern = patternOf(name);
  // Utilities are used by other utilities, e.g. `heading-1`.
  const classNames = new Set<string>();
  for (let size = -1; size !== classNames.size;) {
    size = classNames.size;
    for (const utility of utilities) {
      if (pattern.test(utility.body) || usesClass(utility.body, classNames)) {
        classNames.add(utility.name);
      }
    }
  }
  return (code) => pattern.test(code) || usesClass(code, classNames);
}

function patternOf(name: string): RegExp {
  const property = `${name}(?![\\w-])`;
  const [prefix, toPattern] = UTILITIES.find(([start]) => name.startsWith(`--${start}-`)) ?? [];
  const key = name.slice(`--${prefix}-`.length);
  // Numeric utilities, e.g. `mt-6`, are multiples of --spacing.
  if (name === '--spacing') {
    return new RegExp(`${property}(?!:)|--spacing\\(|(?<!\\w)${LENGTH_UTILITIES}-\\d`);
  }
  return new RegExp(toPattern ? `${property}|(?<![\\w-])-?${toPattern(key)}(?![\\w-])` : property);
}

function parseUtilities(css: string): { name: string; body: string }[] {
  return [...withoutComments(css).matchAll(/^@utility ([\w-]+) \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', body = '']) => ({ name, body }),
  );
}

function usesClass(code: string, names: ReadonlySet<string>): boolean {
  return (
    names.size > 0 && new RegExp(`(?<![\\w-])(?:${[...names].join('|')})(?![\\w-])`).test(code)
  );
}

/** The string literals of TypeScript code, where all class names are. */
function classNamesIn(code: string): string {
  const strings = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
  return (withoutComments(code).match(strings) ?? []).join('\n');
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function isCss(path: string): boolean {
  return path.endsWith('.css');
}
