import css from '../../../src/design-system/tokens.css?raw';
import type { Token } from './parse-tokens.ts';
import { tokens } from './read-tokens.ts';

/** A token of the second draft (2022) of the DTCG format, which Tokens Studio and Penpot import: `#1e1a16`, `16px`. */
interface DesignToken {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: {
    'example.essence': {
      /**
       * The value in tokens.css, if it depends on the viewport, on a font size or on a media query. Of a type role, its
       * font size and its letter spacing.
       */
      css?: string | { fontSize: string; letterSpacing: string | undefined };
      /** The values in media queries, by condition. */
      where?: Readonly<Record<string, string>>;
      /** The value in the tablet designs, if it is another. */
      tablet?: unknown;
      /** The value in the phone designs, if it is another. */
      phone?: unknown;
    };
  };
}

/** Tokens by group and name. */
export type DesignTokens = Record<string, Record<string, DesignToken>>;

/** The multiples of the spacing unit in the files of all tokens. */
export const SPACING_STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24, 36];

/** The viewports of the designs, in pixels. */
const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

/**
 * Converts tokens of tokens.css to the DTCG format. The browser computes lengths, in frames as large as the viewports of
 * the designs. The value is that on a desktop, of `-narrow` tokens that on a phone.
 */
export function toDesignTokens(included: readonly Token[]): DesignTokens {
  const desktop = openFrame(DESKTOP);
  const tablet = openFrame(TABLET);
  const phone = openFrame(PHONE);
  const groups: DesignTokens = {};
  for (const { name, value, comment, condition } of tokens) {
    if (condition !== undefined || /^--text-.*--/.test(name)) continue;
    if (!included.some((token) => token.name === name || aliasedBy(token) === name)) continue;
    const isNarrow = name.endsWith('-narrow');
    const { width, height } = isNarrow ? PHONE : DESKTOP;
    const isComputed = /\d(?:vw|svh)|.var/.test(value);
    const unit = /\d(em|ch)$/.exec(value)?.[1];
    const notes = [
      comment,
      isComputed && `Value at ${width} × ${height} px`,
      unit !== undefined && `Unit: ${unit}`,
    ].filter(Boolean);
    const [group, key] = splitName(name);
    const typed = toTypedValue(name, value, (isNarrow ? phone : desktop).style);
    const others = Object.entries(isNarrow ? {} : { tablet, phone }).map(
      ([design, { style }]): [string, unknown] => [design, toTypedValue(name, value, style).$value],
    );
    const where = tokens.flatMap((other): [string, string][] =>
      other.name === name && other.condition !== undefined ? [[other.condition, other.value]] : [],
    );
    const extension = {
      ...(group === 'text'
        ? { css: { fontSize: value, letterSpacing: valueOf(name, 'letter-spacing') } }
        : (where.length > 0 || isComputed || /\d(?:rem|em|ch)|currentColor/.test(value)) && {
            css: value,
          }),
      ...(where.length > 0 && { where: Object.fromEntries(where) }),
      ...Object.fromEntries(
        others.filter(([, other]) => JSON.stringify(other) !== JSON.stringify(typed.$value)),
      ),
    };
    groups[group] = {
      ...groups[group],
      [key]: {
        ...typed,
        ...(notes.length > 0 && { $description: notes.join('. ') }),
        ...(Object.keys(extension).length > 0 && {
          $extensions: { 'example.essence': extension },
        }),
      },
    };
  }
  if (included === tokens) {
    for (const step of SPACING_STEPS) {
      const pixels = desktop.style(`margin: calc(${step} * var(--spacing))`, 'margin-top');
      groups['spacing'] = {
        ...groups['spacing'],
        [step]: {
          $type: 'dimension',
          $value: toDimension(pixels),
          $description: `${step} × spacing.unit`,
          $extensions: { 'example.essence': { css: `calc(${step} * var(--spacing-unit))` } },
        },
      };
    }
  }
  for (const frame of [desktop, tablet, phone]) frame.close();
  return groups;
}

const [themes = ''] = css.split('\n@utility');

/** The tokens as custom properties, without what only Tailwind reads. */
export const styleSheet = themes
  .replaceAll(/@theme( inline)?/g, ':root')
  .replace(/^[^]*?--\*: initial;\n+/, ':root {\n');

/** The token that a token is an alias of, or has as a part. */
function aliasedBy({ name, value }: Token) {
  if (value === 'currentColor') return '--color-ink';
  return name.startsWith('--text-') ? '--font-sans' : /^var\((.+)\)$/.exec(value)?.[1];
}

/** Returns the lengths and font sizes of tokens in the designs, by name: `72 px, tablet 60 px, phone 40 px`. */
export function measureTokens(included: readonly Token[]): Map<string, string> {
  const groups = toDesignTokens(included);
  return new Map(
    included.map(({ name }) => {
      const [group, key] = splitName(name);
      const { $value, $extensions } = groups[group]?.[key] ?? {};
      const { tablet, phone } = $extensions?.['example.essence'] ?? {};
      const first = name.endsWith('-narrow') ? 'phone' : 'desktop';
      const sizes = Object.entries({ desktop: undefined, tablet, phone, [first]: $value });
      const texts = sizes.flatMap(([design, size]) => {
        const [, pixels] = /"([\d.]+)px"/.exec(JSON.stringify(size ?? '')) ?? [];
        return pixels === undefined ? [] : [`${design} ${pixels} px`.replace('desktop ', '')];
      });
      return [name, texts.join(', ')];
    }),
  );
}

/** The group and the name in it: `color` and `ink` of `--color-ink`, `spacing` and `unit` of `--spacing`. */
function splitName(name: string): [group: string, key: string] {
  const [, group = '', key = 'unit'] = /^--(font-weight|[a-z]+)(?:-(.+))?$/.exec(name) ?? [];
  return [group, key];
}

/** Opens an invisible frame with the custom properties of tokens.css, and returns the computed style of its body. */
function openFrame({ width, height }: typeof DESKTOP) {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', visibility: 'hidden' });
  Object.assign(frame, { width, height });
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no document.');
  const sheet = page.createElement('style');
  sheet.textContent = styleSheet;
  page.head.append(sheet);
  return {
    /** Computes a property from CSS declarations, e.g. `width` from `width: var(--spacing)`. */
    style: (declarations: string, property: string) => {
      page.body.style.cssText = declarations;
      return frame.contentWindow?.getComputedStyle(page.body).getPropertyValue(property) ?? '';
    },
    close: () => {
      frame.remove();
    },
  };
}

type ComputeStyle = ReturnType<typeof openFrame>['style'];

function toTypedValue(name: string, value: string, style: ComputeStyle): DesignToken {
  const [, group = ''] = /^--(font-weight|[a-z]+)/.exec(name) ?? [];
  switch (group) {
    case 'color': {
      const alias = aliasedBy({ name, value });
      return {
        $type: 'color',
        $value: alias
          ? `{${splitName(alias).join('.')}}`
          : value.replace('transparent', '#00000000'),
      };
    }
    case 'font':
      return { $type: 'fontFamily', $value: toFamilies(value) };
    case 'font-weight':
      return { $type: 'fontWeight', $value: Number(value) };
    case 'text':
      return { $type: 'typography', $value: toTypography(name, style) };
    case 'ease':
      return { $type: 'cubicBezier', $value: (value.match(/-?[\d.]+/g) ?? []).map(Number) };
    case 'duration': {
      const milliseconds = parseFloat(value) * (value.endsWith('ms') ? 1 : 1000);
      return { $type: 'duration', $value: `${milliseconds}ms` };
    }
    default: {
      // The format has no lengths in units that depend on the font, and no ratios.
      const [dividend = Number.NaN, divisor = 1] = value.split(' / ').map(Number.parseFloat);
      if (/\d(?:em|ch)$/.test(value) || /^--(?:leading|aspect|scale|saturate)-/.test(name)) {
        return { $type: 'number', $value: round(dividend / divisor) };
      }
      return {
        $type: 'dimension',
        $value: toDimension(style(`margin: var(${name})`, 'margin-top')),
      };
    }
  }
}

function toFamilies(value: string): string[] {
  const families = value.split(',').map((family) => family.trim().replaceAll("'", ''));
  // The fallback exists in the shop's style sheet only.
  return families.filter((family) => !family.endsWith(' fallback'));
}

/** The value of a part of a type role. */
export function valueOf(role: string, part: string) {
  return tokens.find(({ name }) => name === `${role}--${part}`)?.value;
}

function toTypography(name: string, style: ComputeStyle) {
  const declarations = `font-size: var(${name}); letter-spacing: var(${name}--letter-spacing)`;
  return {
    fontFamily: '{font.sans}',
    fontSize: toDimension(style(declarations, 'font-size')),
    fontWeight: Number(valueOf(name, 'font-weight') ?? 400),
    letterSpacing: `${round(parseFloat(style(declarations, 'letter-spacing')) || 0)}px`,
    lineHeight: Number(valueOf(name, 'line-height') ?? 1),
  };
}

/** Converts a computed length, to tenths of a pixel. */
function toDimension(pixels: string) {
  return `${Number(parseFloat(pixels).toFixed(1))}px`;
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
