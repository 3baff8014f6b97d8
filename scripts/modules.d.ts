declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    variationAxes?: Record<string, { min: number; max: number } | number>;
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
