import { photographs } from '../../catalogue/photographs.ts';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { Picture } from '../../design-system/primitives/ResponsiveImage.tsx';
import { TextLink } from '../../design-system/primitives/TextLink.tsx';
import { paths } from '../../paths.ts';
import { FROM_DESKTOP, FROM_TABLET } from '../../design-system/breakpoints.ts';

/**
 * Hero image of a lamp, with the headline on its empty wall. On narrow screens the headline has the upper
 * third, and the section grows if the headline needs more.
 */
export function Hero() {
  const wide = photographs['hero-wide'];
  return (
    // `data-over-image`: focus rings in ink, since the accent has too little contrast on the wall.
    <section
      data-over-image
      className="relative overflow-hidden bg-wall max-tablet:grid max-tablet:min-h-hero-narrow max-tablet:grid-rows-[1fr_2fr] tablet:flex tablet:h-hero tablet:wall-lit tablet:flex-col tablet:justify-end tablet:pb-hero-end"
    >
      <Picture
        photograph={photographs['hero-tall']}
        sizes="100vw"
        wide={{
          photograph: wide,
          media: FROM_TABLET,
          sizes: `${FROM_DESKTOP} clamp(1034px, min(167svh, 107vw), 1734px), min(167svh, 127vw)`,
        }}
        alt={wide.alt}
        isPriority
        className="absolute inset-0 size-full object-cover object-bottom tablet:scene-on-wall tablet:max-desktop:translate-x-[12%]"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-[11%] dissolve-to-paper tablet:h-[16%]"
      />
      <div className="relative row-start-1 wrap pt-[calc(var(--spacing-head)+--spacing(9))] tablet:pt-0">
        <h1 className="heading-display">
          Minimal Design.
          <br />
          Maximum Impact.
        </h1>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2 tablet:mt-12 tablet:gap-x-8">
          <ButtonLink href={paths.products.href()}>Explore Collection</ButtonLink>
          <TextLink href={paths.featured.href()}>View Featured</TextLink>
        </div>
      </div>
    </section>
  );
}
