/** The formats that every photograph is delivered in, best first. */
export const PHOTOGRAPH_FORMATS = ['avif', 'webp'] as const;

export type PhotographFormat = (typeof PHOTOGRAPH_FORMATS)[number];

/** One picture of the collection, as the layouts need it. */
export interface Photograph {
  /** Its address without width and format: `/photographs/bud-vase-whole`. */
  readonly path: string;
  /** The widths it is delivered in, in pixels, narrowest first. */
  readonly widths: readonly number[];
  /** Size of the widest delivery, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The mean colour, shown until the picture is there and when it never comes. */
  readonly color: string;
  /** What a person who cannot see it should know of it. */
  readonly alt: string;
}

/** The address of one delivery of a photograph. */
export function photographAddress(
  photograph: Photograph,
  width: number,
  format: PhotographFormat,
): string {
  return `${photograph.path}-${width}.${format}`;
}

/** All deliveries of one format, as the `srcset` attribute wants them. */
export function photographSourceSet(photograph: Photograph, format: PhotographFormat): string {
  return photograph.widths
    .map((width) => `${photographAddress(photograph, width, format)} ${width}w`)
    .join(', ');
}

/** How wide a picture is where others show it, beside a link or a search result, in pixels. */
const SHARED_WIDTH = 1200;

/** The address of the delivery that stands for a photograph outside of the shop. */
export function sharedPhotographAddress(photograph: Photograph): string {
  const width = photograph.widths.find((each) => each >= SHARED_WIDTH) ?? photograph.width;
  return photographAddress(photograph, width, 'webp');
}
