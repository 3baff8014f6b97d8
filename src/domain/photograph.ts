/** A photograph of the catalogue, with one image file per width and format. */
export interface Photograph {
  /** Path in `public`, without width and format: `photographs/bud-vase-whole`. */
  readonly path: string;
  /** The widths of its files in pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The mean colour, a placeholder until the image is loaded or when it fails to load. */
  readonly color: string;
  /** The text alternative. */
  readonly alt: string;
}

/** The URL of a photograph's file in a width and format. */
export function photographUrl(
  photograph: Photograph,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${import.meta.env.BASE_URL}${photograph.path}-${width}.${format}`;
}

/** The `srcset` of a photograph: all widths as AVIF, which every supported browser shows. */
export function photographSrcSet(photograph: Photograph): string {
  return photograph.widths
    .map((width) => `${photographUrl(photograph, width, 'avif')} ${width}w`)
    .join(', ');
}

/** The URL of a photograph for all other browsers: its middle width as WebP. */
export function photographFallbackUrl(photograph: Photograph): string {
  const { widths, width } = photograph;
  return photographUrl(photograph, widths[Math.floor(widths.length / 2)] ?? width, 'webp');
}

/** The preferred width of an Open Graph image, in pixels. */
const SOCIAL_IMAGE_WIDTH = 1200;

/** The URL of a photograph for link previews and search results (Open Graph, JSON-LD). */
export function socialImageUrl(photograph: Photograph): string {
  const width = photograph.widths.find((each) => each >= SOCIAL_IMAGE_WIDTH) ?? photograph.width;
  return photographUrl(photograph, width, 'webp');
}
