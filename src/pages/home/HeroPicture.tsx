import { useEffect, useRef, type ComponentProps } from 'react';
import { photographs } from '../../catalogue/photographs.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../../design-system/breakpoints.ts';
import { Picture } from '../../design-system/primitives/ResponsiveImage.tsx';

interface HeroPictureProps extends ComponentProps<'img'> {
  /** Whether the lamp is off: then the picture is decorative, over the one with the lamp on. */
  isUnlit?: boolean;
}

/** The hero image: tall on phones, wide from tablets on. */
export function HeroPicture({ isUnlit = false, ...rest }: HeroPictureProps) {
  const wide = photographs[isUnlit ? 'hero-wide-unlit' : 'hero-wide'];
  return (
    <Picture
      loading="eager"
      decoding={isUnlit ? 'sync' : 'async'}
      {...rest}
      image={photographs[isUnlit ? 'hero-tall-unlit' : 'hero-tall']}
      sizes="100vw"
      wide={{
        image: wide,
        media: FROM_TABLET,
        sizes: `${FROM_DESKTOP} clamp(1034px, min(167svh, 107vw), 2167px), min(167svh, 127vw)`,
      }}
      alt={isUnlit ? '' : wide.alt}
    />
  );
}

/** Whether the light can come on in the first frame: it is animated, and both hero images are decoded. */
let isLightReady = false;
export const isHeroLightReady = () => isLightReady;

/** Loads the hero images while an order is processed; `isAnimated` includes the unlit one. Renders them hidden. */
export function HeroPreload({ isAnimated }: { isAnimated: boolean }) {
  const pictures = useRef<HTMLDivElement>(null);
  useEffect(() => {
    isLightReady = false;
    const images = [...(pictures.current?.querySelectorAll('img') ?? [])];
    const load = async () => {
      const results = await Promise.allSettled(images.map((image) => image.decode()));
      isLightReady = isAnimated && results.every(({ status }) => status === 'fulfilled');
    };
    void load();
  }, [isAnimated]);
  return (
    <div ref={pictures} hidden>
      <HeroPicture fetchPriority="low" />
      {isAnimated && <HeroPicture isUnlit fetchPriority="low" />}
    </div>
  );
}
