/** A custom property as tokens.css declares it. */
export interface Token {
  /** With its dashes: `--color-ink`. */
  name: string;
  value: string;
  /** What the file says of it, on the same line. */
  comment?: string | undefined;
  /** The media condition that it holds under; absent where it always holds. */
  condition?: string | undefined;
}

/** A media query, a brace, a declaration with the comment behind it, or any other comment. */
const PART =
  /@media\s+([^{]+)\{|(--[\w-]+)\s*:\s*([^;{}]+);(?:[ \t]*\/\*\s*([\s\S]*?)\s*\*\/)?|\/\*[\s\S]*?\*\/|[{}]/g;

/** Every declaration of a stylesheet such as tokens.css, in its order. */
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

/** A role of type: its size and what belongs to it. */
export interface TypeRole {
  /** As in the utility: `h1` of `text-h1`. */
  name: string;
  size: string;
  lineHeight?: string | undefined;
  letterSpacing?: string | undefined;
  fontWeight?: string | undefined;
}

/** The `--text-*` tokens, each with its companions. */
export function typeRoles(tokens: readonly Token[]): TypeRole[] {
  const valueOf = (name: string) => tokens.find((token) => token.name === name)?.value;
  return tokens
    .filter(({ name }) => /^--text-(?!.*--)/.test(name))
    .map(({ name, value }) => ({
      name: name.slice('--text-'.length),
      size: value,
      lineHeight: valueOf(`${name}--line-height`),
      letterSpacing: valueOf(`${name}--letter-spacing`),
      fontWeight: valueOf(`${name}--font-weight`),
    }));
}

/** A length in pixels as a person reads it: `20 to 56 px` for a clamp; absent where it depends on more. */
export function inPixels(length: string): string | undefined {
  const [, least, most] = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(length) ?? [];
  if (least !== undefined && most !== undefined) {
    const [from, to] = [pixels(least), pixels(most)];
    return from === undefined || to === undefined ? undefined : `${from} to ${to} px`;
  }
  const single = pixels(length);
  return single === undefined ? undefined : `${single} px`;
}

/** A length as it is written, with its pixels where these can be told: `52 px (3.25rem)`. */
export function describeLength(length: string): string {
  const pixelsOfLength = inPixels(length);
  return pixelsOfLength === undefined || length.endsWith('px')
    ? length
    : `${pixelsOfLength} (${length})`;
}

function pixels(length: string): number | undefined {
  const [, figure, unit] = /^(\d*\.?\d+)(rem|px)$/.exec(length.trim()) ?? [];
  if (figure === undefined) return undefined;
  return Number((Number(figure) * (unit === 'rem' ? 16 : 1)).toFixed(2));
}
