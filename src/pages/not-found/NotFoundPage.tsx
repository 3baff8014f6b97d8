import { findScenePhotograph } from '../../catalogue/catalogue.ts';
import { FROM_TABLET } from '../../design-system/breakpoints.ts';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { Picture } from '../../design-system/primitives/ResponsiveImage.tsx';
import { paths } from '../../paths.ts';
import { useLogNotFound } from '../shared/navigation/use-log-not-found.ts';

/** Page for unknown paths (Rules: Routes). */
export function NotFoundPage() {
  useLogNotFound();
  const wide = findScenePhotograph('not-found-wide');

  return (
    <section
      data-full-bleed
      data-over-image
      className="relative flex flex-col overflow-hidden tablet:min-h-scene tablet:justify-end tablet:wall-bare"
    >
      <Picture
        photograph={findScenePhotograph('empty-state')}
        sizes="100vw"
        wide={{
          photograph: wide,
          media: FROM_TABLET,
          sizes: 'min(147svh, 100vw, 1434px)',
        }}
        alt={wide.alt}
        isPriority
        className="w-full object-cover max-tablet:aspect-product tablet:absolute tablet:scene-on-wall"
      />
      <div className="relative wrap flex flex-col items-start pt-7 pb-8 tablet:pt-head tablet:pb-scene-end">
        <p className="mb-5 label-caps text-ink">404</p>
        <h1 className="heading-1">Oops! Page not found</h1>
        <ButtonLink href={paths.home.href()} className="mt-9">
          Return to Home
        </ButtonLink>
      </div>
    </section>
  );
}
