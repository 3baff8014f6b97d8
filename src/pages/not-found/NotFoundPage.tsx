import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { photographs } from '../../catalogue/photographs.ts';
import { FROM_TABLET } from '../../design-system/breakpoints.ts';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { Picture } from '../../design-system/primitives/ResponsiveImage.tsx';
import { paths } from '../../paths.ts';
import { PageLoadingContext } from '../../shared/navigation/navigation-contexts.ts';

/** Page for unknown paths, which it logs (Rules: Errors). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const isPageLoading = use(PageLoadingContext);
  useEffect(() => {
    if (!isPageLoading) console.error(`Page not found: ${pathname}`);
  }, [pathname, isPageLoading]);
  const photograph = photographs['lamp-shadow'];

  return (
    <section
      data-full-bleed
      data-over-image
      className="relative flex flex-col overflow-hidden print:min-h-0 tablet:min-h-scene tablet:justify-end tablet:wall-bare"
    >
      <Picture
        image={photograph}
        sizes={`${FROM_TABLET} min(147svh, 127vw, 1434px), 209vw`}
        alt={photograph.alt}
        isPriority
        className="w-full object-cover max-tablet:aspect-product max-tablet:object-[86%] max-tablet:low:aspect-low tablet:absolute tablet:scene-on-wall tablet:max-desktop:translate-x-[6%] print:hidden"
      />
      <div className="relative wrap flex flex-col items-start pt-7 pb-8 tablet:pt-head tablet:pb-scene-end print:pt-24">
        <p className="mb-5 label-caps text-ink">404</p>
        <h1 className="heading-1">Oops! Page not found</h1>
        <ButtonLink href={paths.home.href()} className="mt-9">
          Return to Home
        </ButtonLink>
      </div>
    </section>
  );
}
