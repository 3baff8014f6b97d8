/** A colour in sRGB: channels from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Parses `#rrggbb`, `#rrggbbaa` and `transparent`. Throws on other values, e.g. `currentColor`. */
export function parseColour(text: string): Colour {
  if (text === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 };
  if (!/^#(?:[0-9a-f]{2}){3,4}$/i.test(text)) throw new Error(`Unsupported colour: “${text}”.`);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (text.match(/\w\w/g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha: alpha / 255 };
}

/** Alpha compositing: a translucent colour over an opaque one. */
export function composite(top: Colour, below: Colour): Colour {
  const mix = (over: number, under: number) => over * top.alpha + under * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

/** The relative luminance of an opaque colour as WCAG 2 defines it, from 0 to 1. */
function relativeLuminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2's contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [first, second] = [relativeLuminance(one), relativeLuminance(other)];
  const [light, dark] = first > second ? [first, second] : [second, first];
  return (light + 0.05) / (dark + 0.05);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
