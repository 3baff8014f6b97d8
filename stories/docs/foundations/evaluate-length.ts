/** The viewport in which viewport-relative lengths are evaluated: that of the desktop designs. */
export const REFERENCE_VIEWPORT = { width: 1440, height: 900 } as const;

/** The viewport of tokens for narrow screens: that of the phone designs. */
export const PHONE_VIEWPORT = { width: 390, height: 844 } as const;

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  calc: (value = 0) => value,
  min: Math.min,
  max: Math.max,
  clamp: (least = 0, value = 0, most = 0) => Math.max(least, Math.min(value, most)),
};

/** A function name, a parenthesis or comma, an operator, or a number with its unit. */
const PART = /[a-z]+(?=\()|[(),*/]|[+-](?=\s)|-?\d*\.?\d+[a-z%]*/g;

/**
 * Evaluates a CSS length without `var()` in pixels, by default in the reference viewport. `undefined` for units that depend
 * on the font (`em`, `ch`) or the container (`%`).
 */
export function evaluateLength(
  css: string,
  { width, height }: { width: number; height: number } = REFERENCE_VIEWPORT,
): number | undefined {
  const pixelsOf: Record<string, number> = {
    px: 1,
    rem: 16,
    vw: width / 100,
    svh: height / 100,
    '': 1,
  };
  const parts = css.match(PART) ?? [];
  let index = 0;
  const next = () => parts[index++] ?? '';
  const isNext = (...wanted: string[]) => wanted.includes(parts[index] ?? '');

  const sum = (): number => {
    let value = product();
    while (isNext('+', '-')) value += next() === '+' ? product() : -product();
    return value;
  };
  const product = (): number => {
    let value = primary();
    while (isNext('*', '/')) value = next() === '*' ? value * primary() : value / primary();
    return value;
  };
  const primary = (): number => {
    const part = next();
    if (part === '(') return list()[0] ?? Number.NaN;
    const call = FUNCTIONS[part];
    if (call) {
      next();
      return call(...list());
    }
    const [, number, unit = ''] = /^(-?\d*\.?\d+)([a-z%]*)$/.exec(part) ?? [];
    return Number(number) * (pixelsOf[unit] ?? Number.NaN);
  };
  /** The comma-separated values up to the closing parenthesis. */
  const list = (): number[] => {
    const values = [sum()];
    while (next() === ',') values.push(sum());
    return values;
  };

  const pixels = sum();
  return Number.isNaN(pixels) ? undefined : Number(pixels.toFixed(2));
}
