/** A custom property declared in tokens.css. */
export interface Token {
  /** With the dashes: `--color-ink`. */
  name: string;
  value: string;
  /** The comment on the same line. */
  comment?: string | undefined;
  /** The condition of the surrounding media query. */
  condition?: string | undefined;
}

/** A media query, a brace, a declaration with its trailing comment, or any other comment. */
const PART =
  /@media\s+([^{]+)\{|(--[\w-]+)\s*:\s*([^;{}]+);(?:[ \t]*\/\*\s*([\s\S]*?)\s*\*\/)?|\/\*[\s\S]*?\*\/|[{}]/g;

/** Parses the custom properties of a style sheet, in source order. */
export function parseTokens(css: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let media: { condition: string; depth: number } | undefined;
  for (const [part, condition, name, value, comment] of css.matchAll(PART)) {
    if (condition !== undefined) {
      media = { condition: condition.trim(), depth };
      depth += 1;
    } else if (part === '{') {
      depth += 1;
    } else if (part === '}') {
      depth -= 1;
      if (media?.depth === depth) media = undefined;
    } else if (name !== undefined && value !== undefined) {
      tokens.push({
        name,
        value: value.replace(/(?<=\()\s+|\s+(?=\))|\s+$/g, '').replace(/\s+/g, ' '),
        comment,
        condition: media?.condition,
      });
    }
  }
  return tokens;
}

/** Formats a length in rem with its pixels: `52 px (3.25rem)`. */
export function formatLength(length: string): string {
  const pixels = toPixels(length);
  return pixels === undefined || length.endsWith('px') ? length : `${pixels} px (${length})`;
}

/** Converts a length in rem or px to pixels; `undefined` for other units. */
export function toPixels(length = ''): number | undefined {
  const [, number, unit] = /^(\d*\.?\d+)(rem|px)$/.exec(length.trim()) ?? [];
  if (number === undefined) return undefined;
  return Number((Number(number) * (unit === 'rem' ? 16 : 1)).toFixed(2));
}
