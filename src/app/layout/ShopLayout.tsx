import { memo, Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Footer } from '../../design-system/layout/Footer.tsx';
import { Header } from '../../design-system/layout/Header.tsx';
import { NavigationProgress } from '../../design-system/layout/NavigationProgress.tsx';
import { SkipLink } from '../../design-system/layout/SkipLink.tsx';
import {
  NavigatingContext,
  PageLoadingContext,
} from '../../shared/navigation/navigation-contexts.ts';
import { paths } from '../../paths.ts';
import { useCart } from '../../store/stores.ts';
import { startSlowLoadTimer } from '../../shared/load-error.ts';
import { AfterHydration } from '../hydration/AfterHydration.tsx';
import { contact, footerColumns, mainLinks, menuGroup } from './shop-links.ts';

const MAIN_ID = 'main';

/** The header is compact if the page is scrolled by more than this. */
const HEADER_COMPACT_AFTER_PX = 10;

/** Renders the date, e.g. 27 Nov 2026, without `Intl`, which delays hydration, and the address of the page. */
function DateAndAddress() {
  const date = useNow(() => {
    const [, month, day, year] = new Date().toDateString().split(' ');
    return `${Number(day)} ${month} ${year}`;
  }, '');
  // Renders again for each page. The path of the router may be that of another page during hydration.
  useLocation();
  const address = useNow(() => location.host + location.pathname, '');
  return (
    <>
      <span>{date}</span>
      <span className="text-right">{address}</span>
    </>
  );
}

/** A constant, so a new date renders only this element. A render of the layout would show a loading page's fallback. */
const dateAndAddress = <DateAndAddress />;

/** Does not render again for a navigation. */
const ShopFooter = memo(Footer);

/** The layout of every page: skip link, header, main and footer (Rules: Header and footer). */
export function ShopLayout({
  pathname,
  children,
}: {
  /** The path of the page, for the current link. */
  pathname: string;
  children: ReactNode;
}) {
  const year = useNow(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);

  return (
    <div className="flex min-h-svh flex-col print:min-h-0 has-data-over-image:[--focus-ring:var(--color-ink)]">
      <SkipLink targetId={MAIN_ID} />
      <ShopHeader pathname={pathname} />
      {/* One boundary for page and footer: no layout shift when the page is loaded. */}
      <Suspense>
        <Main>{children}</Main>
        <ShopFooter
          wordmark="ESSENCE"
          homeHref={paths.home.href()}
          columns={footerColumns}
          contact={contact}
          copyright={`© ${year} ESSENCE`}
          tagline="Minimal Design. Maximum Impact."
          printed={dateAndAddress}
          // Hidden while the content above is cloaked, whose appearance would move it. Shown if the app failed to load.
          className="mt-section in-[[data-cloak]:has(#load-error[hidden])]:invisible [main:has(>[data-full-bleed])+&]:mt-0 print:mt-10"
        />
        <AfterHydration />
      </Suspense>
    </div>
  );
}

/** Separate from `ShopLayout`, which does not render again while a page loads. */
function Main({ children }: { children: ReactNode }) {
  const isPageLoading = use(PageLoadingContext);
  useEffect(() => (isPageLoading ? startSlowLoadTimer() : undefined), [isPageLoading]);
  return (
    <>
      <NavigationProgress isNavigating={use(NavigatingContext)} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        aria-busy={isPageLoading}
        className="min-h-main flex-1 has-[>[data-full-bleed]]:min-h-0"
      >
        {children}
      </main>
    </>
  );
}

/**
 * The header with its state. Separate from `ShopLayout`: if that rendered again before the page is hydrated,
 * e.g. for a stored cart, React would hydrate the page in one blocking task.
 */
function ShopHeader({ pathname }: { pathname: string }) {
  const cartCount = useCart((cart) => cart.lines.length);
  const isCompact = useSyncExternalStore(
    followScroll,
    () => window.scrollY > HEADER_COMPACT_AFTER_PX,
    () => false,
  );
  return (
    <Header
      links={mainLinks(pathname)}
      menuGroup={menuGroup}
      wordmark="ESSENCE"
      homeHref={paths.home.href()}
      cartHref={paths.cart.href()}
      cartCount={cartCount}
      isCompact={isCompact}
    />
  );
}

function followScroll(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
  };
}

/** Returns what `read` returns now; during prerendering and hydration the value of the build. */
function useNow<Value>(read: () => Value, ofBuild: Value): Value {
  return useSyncExternalStore(
    () => () => undefined,
    read,
    () => ofBuild,
  );
}
