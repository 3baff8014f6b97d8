import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { TextLink } from '../../design-system/primitives/TextLink.tsx';
import { paths } from '../../paths.ts';
import { HeroPicture } from './HeroPicture.tsx';

const pictureClass =
  'absolute inset-0 size-full object-cover object-bottom text-transparent tablet:scene-on-wall tablet:max-desktop:translate-x-[9%] print:hidden';

/**
 * Hero image of a lamp, with the headline on its empty wall. On phones the headline has the upper
 * third, and the section grows if the headline needs more. If it is unlit at first, the light comes on.
 */
export function Hero({ isUnlitAtFirst = false }: { isUnlitAtFirst?: boolean }) {
  const [isUnlit, setIsUnlit] = useState(isUnlitAtFirst);
  return (
    // `data-over-image`: focus rings in ink, since the accent has too little contrast on the wall.
    <section
      data-over-image
      className="relative overflow-hidden bg-wall max-tablet:grid max-tablet:min-h-hero-narrow max-tablet:grid-rows-[1fr_2fr] tablet:flex tablet:h-hero tablet:wall-lit tablet:flex-col tablet:justify-end tablet:pb-hero-end print:block print:pb-0 print:h-auto print:min-h-0"
    >
      <HeroPicture fetchPriority="high" className={pictureClass} />
      {isUnlit && (
        <HeroPicture
          isUnlit
          className={cx(pictureClass, 'light-coming-on')}
          onAnimationEnd={() => {
            setIsUnlit(false);
          }}
        />
      )}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-[11%] dissolve-to-paper tablet:h-[16%] print:hidden"
      />
      <div className="relative row-start-1 wrap pt-[calc(var(--spacing-head)+--spacing(9))] tablet:pt-0 print:pt-24">
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
