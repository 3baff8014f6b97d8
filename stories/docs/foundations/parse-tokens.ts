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
        value: value.replace(/\s+/g, ' ').trim(),
        comment,
        condition: media?.condition,
      });
    }
  }
  return tokens;
}

/** Formats a length in pixels, e.g. `20 to 56 px` for a clamp; `undefined` if no pixels bound it. */
function formatPixels(length: string): string | undefined {
  const single = toPixels(length);
  if (single !== undefined) return `${single} px`;
  const [bound] = /^(?:clamp|min|max)/.exec(length) ?? [];
  const [from, to] = [...length.matchAll(/[\d.]+rem/g)].map(([rem]) => toPixels(rem));
  if (bound === 'clamp') return to === undefined ? undefined : `${from} to ${to} px`;
  if (bound === undefined || from === undefined) return undefined;
  return `at ${bound === 'min' ? 'most' : 'least'} ${from} px`;
}

/** Formats a length with its pixels, if they are known: `52 px (3.25rem)`. */
export function formatLength(length: string): string {
  const pixelsOfLength = formatPixels(length);
  return pixelsOfLength === undefined || length.endsWith('px')
    ? length
    : `${pixelsOfLength} (${length})`;
}

/** Converts a length in rem or px to pixels; `undefined` for other units. */
export function toPixels(length: string): number | undefined {
  const [, number, unit] = /^(\d*\.?\d+)(rem|px)$/.exec(length.trim()) ?? [];
  if (number === undefined) return undefined;
  return Number((Number(number) * (unit === 'rem' ? 16 : 1)).toFixed(2));
}
