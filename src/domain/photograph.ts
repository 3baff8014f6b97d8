/** A photograph with one image file per width and format. The manifest has all but the path. */
export interface PhotographFiles {
  /** Path in `public`, without width and format: `photographs/bud-vase-whole`. */
  readonly path: string;
  /** The widths of its files in pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The mean colour, a placeholder until the image is loaded. */
  readonly color: string;
  /** The text alternative. */
  readonly alt: string;
}

export interface Photograph extends PhotographFiles {
  /** The URL for browsers that do not show AVIF: the photograph's middle width as WebP. */
  readonly src: string;
  /** All widths as AVIF. */
  readonly srcSet: string;
}

export function withUrls(files: PhotographFiles): Photograph {
  const { widths, width } = files;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  return {
    ...files,
    src: photographUrl(files, middle, 'webp'),
    srcSet: widths.map((each) => `${photographUrl(files, each, 'avif')} ${each}w`).join(', '),
  };
}

export function photographUrl(
  photograph: PhotographFiles,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${import.meta.env.BASE_URL}${photograph.path}-${width}.${format}`;
}

/** The preferred width of an Open Graph image, in pixels. */
const SOCIAL_IMAGE_WIDTH = 1200;

/** The URL of a photograph for link previews and search results (Open Graph, JSON-LD). */
export function socialImageUrl(photograph: PhotographFiles): string {
  const width = photograph.widths.find((each) => each >= SOCIAL_IMAGE_WIDTH) ?? photograph.width;
  return photographUrl(photograph, width, 'webp');
}
