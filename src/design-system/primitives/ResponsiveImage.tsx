import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { BELOW_TABLET } from '../breakpoints.ts';

/** The files of an image. */
export interface ImageSource {
  /** The `srcset` of its AVIF files. */
  srcSet: string;
  /** URL of the file for browsers that do not show AVIF. */
  src: string;
  /** Size of the widest file, in pixels. */
  width: number;
  height: number;
  /** The mean colour, a placeholder until the image is loaded. */
  color: string;
  /** The text alternative. */
  alt: string;
}

export interface PictureProps extends Omit<ComponentProps<'img'>, 'sizes'> {
  image: ImageSource;
  /** The photograph to show instead where `media` matches. */
  wide?: { image: ImageSource; media: string; sizes: string } | undefined;
  /** The `sizes` attribute; its last size is that on phones, without a comma. */
  sizes: string;
  /** Text alternative; `''` if decorative or described by adjacent text.
   * @default the photograph's `alt` */
  alt?: string | undefined;
  /** Whether the image is above the fold, to load it eagerly and with high priority.
   * @default false */
  isPriority?: boolean | undefined;
}

export interface ResponsiveImageProps
  extends
    Omit<ComponentProps<'span'>, 'children'>,
    Pick<PictureProps, 'wide' | 'sizes' | 'alt' | 'isPriority'> {
  /** The photograph; without it only the background is rendered. */
  image?: ImageSource | undefined;
}

/**
 * Responsive image with a fixed aspect ratio, against layout shifts. The photograph's mean colour is shown
 * until it has loaded, and its text alternative if it fails to. Renders a `<span>` around a `<picture>`: it may be
 * inside a button.
 */
export function ResponsiveImage({
  image,
  wide,
  sizes,
  alt,
  isPriority,
  className,
  ...rest
}: ResponsiveImageProps) {
  return (
    <span
      {...rest}
      className={cx('relative block aspect-product overflow-hidden bg-stone', className)}
    >
      {image && (
        <>
          {/* The colour as an SVG attribute, since the CSP blocks `style` attributes. */}
          <svg aria-hidden color={image.color} className="absolute inset-0 size-full bg-current" />
          <Picture
            {...{ image, wide, sizes, alt, isPriority }}
            className="alt-placeholder absolute inset-0 size-full object-cover"
          />
        </>
      )}
    </span>
  );
}

/** For each photograph, by `srcSet`, the file that was loaded last. */
const loadedFiles = new Map<string, string>();

/** While an image loads, shows a loaded file of the same photograph, e.g. a card's. Marks an image that has failed. */
function updateImage(img: HTMLImageElement, srcSet: string) {
  const { complete, currentSrc, naturalWidth, style } = img;
  const file = loadedFiles.get(srcSet);
  img.toggleAttribute('data-failed', complete && !naturalWidth);
  if (!complete) {
    if (file) style.backgroundImage = `url("${file}")`;
  } else if (naturalWidth) {
    const { pathname } = new URL(currentSrc);
    // A file for wide screens is another photograph.
    if (srcSet.includes(pathname)) loadedFiles.set(srcSet, pathname);
  } else {
    style.backgroundImage = '';
  }
}

/** A photograph without a layout: AVIF in all widths, and one WebP file. Renders a `<picture>`. */
export function Picture({ image, wide, sizes, alt, isPriority = false, ...rest }: PictureProps) {
  const handleLoadEnd = ({ currentTarget }: { currentTarget: HTMLImageElement }) =>
    updateImage(currentTarget, image.srcSet);
  return (
    <picture>
      {wide && (
        <source
          media={wide.media}
          type="image/avif"
          srcSet={wide.image.srcSet}
          sizes={wide.sizes}
          width={wide.image.width}
          height={wide.image.height}
        />
      )}
      <source type="image/avif" srcSet={image.srcSet} sizes={limitDensity(sizes)} />
      <img
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        // A large image must not delay the paint of the text; a small one is painted with it.
        decoding={isPriority ? 'async' : undefined}
        ref={(img) => {
          if (img) updateImage(img, image.srcSet);
        }}
        // With a handler, React does not delay a navigation until the image is loaded.
        onLoad={handleLoadEnd}
        onError={handleLoadEnd}
        {...rest}
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
      />
    </picture>
  );
}

/**
 * The `sizes` of an image. Phones with more than two pixels per CSS pixel get two thirds of the size, so those with three
 * load the file for two: the eye does not see the difference.
 */
export function limitDensity(sizes: string): string {
  const onPhones = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
  return `(resolution > 2dppx) and ${BELOW_TABLET} calc(${onPhones} * 2 / 3), ${sizes}`;
}
