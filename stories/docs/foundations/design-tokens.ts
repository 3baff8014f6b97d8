import { parseColour } from './contrast.ts';
import { evaluateLength, PHONE_VIEWPORT, REFERENCE_VIEWPORT } from './evaluate-length.ts';
import { typeRoles, type Token, type TypeRole } from './parse-tokens.ts';

/** A token of the DTCG format 2025.10, https://www.designtokens.org/tr/2025.10/format/. */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions: { [EXTENSION]: CssSource };
}

/** The declarations in tokens.css that a token is made from: CSS values by custom property. */
interface CssSource {
  css: Record<string, string>;
  /** Values in media queries, by condition. */
  media?: Record<string, Record<string, string>>;
  /** The unit of a `number`, if the format has no dimension with this unit. */
  unit?: string;
}

/** Tokens and groups of tokens by name. */
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

/** The key of the extension; the format requires reverse domain notation. */
export const EXTENSION = 'shop.essence';

type Viewport = typeof PHONE_VIEWPORT | typeof REFERENCE_VIEWPORT;

type TypedValue = Pick<DesignToken, '$type' | '$value'> & { unit?: string };

/**
 * Converts the tokens of tokens.css to the DTCG format. A length that depends on the viewport has its value in
 * the reference viewport, a `-narrow` one in that of a phone, because a dimension is a number of `px` or `rem`. The extension has the CSS value.
 */
export function toDesignTokens(tokens: readonly Token[]): DesignTokenGroup {
  const root: DesignTokenGroup = {};
  const roles = new Map(typeRoles(tokens).map((role) => [`--text-${role.name}`, role]));
  const defaults = tokens.filter(({ condition }) => condition === undefined);
  for (const { name, comment } of defaults) {
    if (/^--text-.*--/.test(name)) continue;
    const role = roles.get(name);
    const value = valueInReferenceViewport(name, tokens);
    const viewport = name.endsWith('-narrow') ? PHONE_VIEWPORT : REFERENCE_VIEWPORT;
    const { unit, ...typed } = role ? toTypography(role) : toTypedValue(name, value, viewport);
    const names = role
      ? defaults.map((token) => token.name).filter((other) => isPartOfRole(other, name))
      : [name];
    const css = cssOf(name, tokens);
    const isFluid = value !== css || (/^(?:calc|clamp|max|min)\(/.test(css) && css.includes('v'));
    const description = [
      comment,
      isFluid && `Value at ${viewport.width} × ${viewport.height} px`,
    ].filter(Boolean);
    const [group, key] = pathOf(name);
    const token: DesignToken = {
      ...typed,
      ...(description.length > 0 && { $description: description.join('. ') }),
      $extensions: { [EXTENSION]: { ...sourceOf(names, tokens), ...(unit && { unit }) } },
    };
    const siblings = root[group];
    if (key === undefined) root[group] = token;
    else root[group] = { ...(siblings && !isDesignToken(siblings) && siblings), [key]: token };
  }
  return root;
}

/**
 * Converts DTCG tokens to the strings of the format's second draft of 2022, which Tokens Studio and Penpot
 * import: `#1e1a16`, `52px`.
 */
export function toDraftTokens(group: DesignTokenGroup): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).map(([name, entry]) => {
      if (!isDesignToken(entry)) return [name, toDraftTokens(entry)];
      const { $extensions: _, ...token } = entry;
      return [name, { ...token, $value: toDraftValue(entry.$value) }];
    }),
  );
}

/** Whether an entry is a token, not a group. */
export function isDesignToken(entry: DesignToken | DesignTokenGroup): entry is DesignToken {
  return '$value' in entry;
}

function toDraftValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('hex' in value && 'alpha' in value) {
    const alpha = Math.round(Number(value.alpha) * 255);
    return `${String(value.hex)}${alpha === 255 ? '' : alpha.toString(16).padStart(2, '0')}`;
  }
  if ('unit' in value && 'value' in value) return `${String(value.value)}${String(value.unit)}`;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toDraftValue(part)]));
}

function toTypedValue(name: string, value: string, viewport: Viewport): TypedValue {
  if (value === 'currentColor') return { $type: 'color', $value: '{color.ink}' };
  if (name.startsWith('--color-')) return { $type: 'color', $value: toColour(value) };
  if (name.startsWith('--font-weight-')) return { $type: 'fontWeight', $value: Number(value) };
  if (name.startsWith('--font-')) {
    const families = value.split(',').map((family) => family.trim().replaceAll("'", ''));
    // The fallback exists in the shop's style sheet only.
    const installable = families.filter((family) => !family.endsWith(' fallback'));
    return { $type: 'fontFamily', $value: installable };
  }
  if (value.startsWith('cubic-bezier(')) {
    return { $type: 'cubicBezier', $value: (value.match(/-?[\d.]+/g) ?? []).map(Number) };
  }
  const [, number = '', unit = ''] = /^(-?\d*\.?\d+)([a-z]*)$/.exec(value) ?? [];
  if (unit === 'ms' || unit === 's') {
    return { $type: 'duration', $value: { value: Number(number), unit } };
  }
  // The format has no dimensions in units that depend on the font.
  if (unit === 'em' || unit === 'ch') return { $type: 'number', $value: Number(number), unit };
  const [, dividend, divisor] = /^(\d+) \/ (\d+)$/.exec(value) ?? [];
  if (divisor !== undefined) {
    return { $type: 'number', $value: Number((Number(dividend) / Number(divisor)).toFixed(4)) };
  }
  const isLength = /^--(?:spacing|container|breakpoint|radius|blur)/.test(name);
  if (number !== '' && unit === '' && !isLength) return { $type: 'number', $value: Number(number) };
  return { $type: 'dimension', $value: toDimension(value, viewport) };
}

function toTypography({ size, lineHeight, letterSpacing, fontWeight }: TypeRole): TypedValue {
  const pixels = evaluateLength(size) ?? 16;
  const [, em = '0'] = /^(-?[\d.]+)em$/.exec(letterSpacing ?? '') ?? [];
  return {
    $type: 'typography',
    $value: {
      fontFamily: '{font.sans}',
      fontSize: toDimension(size),
      fontWeight: fontWeight === undefined ? '{font-weight.regular}' : Number(fontWeight),
      letterSpacing: { value: Number((Number(em) * pixels).toFixed(3)), unit: 'px' },
      lineHeight: Number(lineHeight ?? 1),
    },
  };
}

function toDimension(css: string, viewport?: Viewport) {
  const [, rem] = /^(-?\d*\.?\d+)rem$/.exec(css) ?? [];
  if (rem !== undefined) return { value: Number(rem), unit: 'rem' };
  const pixels = evaluateLength(css, viewport);
  if (pixels === undefined) throw new Error(`Unsupported length: “${css}”.`);
  return { value: pixels, unit: 'px' };
}

function toColour(css: string) {
  const { red, green, blue, alpha } = parseColour(css);
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** The group and the key of a token: `font-weight` and `ui` of `--font-weight-ui`. */
function pathOf(name: string): [string, string?] {
  // A group cannot have a value too.
  if (name === '--spacing') return ['spacing', 'unit'];
  const [, group = '', key] = /^--(font-weight|[a-z]+)(?:-(.+))?$/.exec(name) ?? [];
  return key === undefined ? [group] : [group, key];
}

/** The value of a token in the reference viewport, without `var()`. */
function valueInReferenceViewport(name: string, tokens: readonly Token[]): string {
  const value = tokens.findLast(
    (token) => token.name === name && (!token.condition || isReference(token.condition)),
  )?.value;
  if (value === undefined) throw new Error(`tokens.css has no ${name}.`);
  return value.replaceAll(
    /var\((--[\w-]+)\)/g,
    (_, other: string) => `(${valueInReferenceViewport(other, tokens)})`,
  );
}

function isReference(condition: string): boolean {
  const [, least] = /^\(width >= (.+)\)$/.exec(condition) ?? [];
  return least !== undefined && REFERENCE_VIEWPORT.width >= (evaluateLength(least) ?? Infinity);
}

function isPartOfRole(name: string, role: string): boolean {
  return name === role || name.startsWith(`${role}--`);
}

function cssOf(name: string, tokens: readonly Token[]): string {
  return tokens.find((token) => token.name === name)?.value ?? '';
}

function sourceOf(names: readonly string[], tokens: readonly Token[]): CssSource {
  const css = Object.fromEntries(names.map((name) => [name, cssOf(name, tokens)]));
  const media: Record<string, Record<string, string>> = {};
  for (const { name, value, condition } of tokens) {
    if (condition === undefined || !names.includes(name)) continue;
    media[condition] = { ...media[condition], [name]: value };
  }
  return { css, ...(Object.keys(media).length > 0 && { media }) };
}
