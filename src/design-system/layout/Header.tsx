import { cx } from 'class-variance-authority';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { IconButton } from '../primitives/IconButton.tsx';
import { BagIcon, CloseIcon, MenuIcon } from '../primitives/icons.tsx';
import { Link } from '../primitives/Link.tsx';
import { openSheet, Sheet } from './Sheet.tsx';

export interface NavigationLink {
  href: string;
  /** Shown as is, without CSS capitals. */
  label: string;
  isCurrent: boolean;
}

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The links in display order: URL, label and whether it is the current page. */
  links: readonly NavigationLink[];
  /** Further links of the menu, e.g. the categories, and their heading.
   * @default none */
  menuGroup?: { label: string; links: readonly { href: string; label: string }[] } | undefined;
  /** Name of the shop, the link to its home page. */
  wordmark: string;
  /** URL that the wordmark links to. */
  homeHref: string;
  /** URL that the cart icon links to. */
  cartHref: string;
  /** Number of lines in the cart; 0 shows no count. */
  cartCount: number;
  /** Accessible name of the cart icon.
   * @default 'Cart', 'Cart, 1 item', 'Cart, 2 items' */
  cartLabel?: ((count: number) => string) | undefined;
  /** Accessible name of the main links.
   * @default 'Main' */
  navigationLabel?: string | undefined;
  /** Accessible name of the menu and its button.
   * @default 'Menu' */
  menuLabel?: string | undefined;
  /** Accessible name of the button that closes the menu.
   * @default 'Close menu' */
  closeMenuLabel?: string | undefined;
  /** Whether the page is scrolled: the header is then shorter and has a translucent background.
   * @default false */
  isCompact?: boolean;
}

/**
 * Page header: wordmark, main links, cart, and on narrow screens a menu, which the app has to close after a navigation.
 * Fixed, over the content. Renders a `<header>`.
 */
export function Header({
  links,
  menuGroup,
  wordmark,
  homeHref,
  cartHref,
  cartCount,
  cartLabel = formatCartLabel,
  navigationLabel = 'Main',
  menuLabel = 'Menu',
  closeMenuLabel = 'Close menu',
  isCompact = false,
  className,
  ...rest
}: HeaderProps) {
  const menuGroupId = useId();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // On a phone in landscape, the header has the links itself.
    const closeMenu = () => {
      if (menuButton.current?.getClientRects().length === 0) setIsMenuOpen(false);
    };
    window.addEventListener('resize', closeMenu);
    return () => {
      window.removeEventListener('resize', closeMenu);
    };
  }, []);

  return (
    <header
      {...rest}
      data-compact={isCompact || undefined}
      className={cx(
        'group/header pointer-events-none fixed inset-x-0 top-0 z-20 h-head data-compact:h-head-compact print:absolute',
        className,
      )}
    >
      <div
        aria-hidden="true"
        // The glass does not fade out, because during a navigation it would be a bar over the hero image. Before
        // hydration it is shown without a border: on the page's paper it cannot be seen.
        className="absolute inset-x-0 top-0 h-head-compact glass opacity-0 before-hydration:border-transparent before-hydration:opacity-100 group-data-compact/header:opacity-100 group-data-compact/header:move-colour print:hidden"
      />
      <div className="relative h-head move-transform motion-safe:[view-transition-name:var(--header-transition,header)] tablet:@container not-print:group-data-compact/header:translate-y-[calc((var(--spacing-head-compact)-var(--spacing-head))/2)]">
        <div className="wrap grid-page h-full items-center">
          <Link
            href={homeHref}
            translate="no"
            className="pointer-events-auto col-span-6 flex min-h-target items-center justify-self-start text-mark @columns:col-span-3"
          >
            {wordmark}
          </Link>
          <nav
            aria-label={navigationLabel}
            className="pointer-events-auto col-span-7 col-start-4 flex gap-10 justify-self-start max-tablet:hidden @max-columns:hidden"
          >
            {links.map(({ href, label, isCurrent }) => (
              <Link
                key={label}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className="current-underline relative py-4 text-label leading-flat"
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className="pointer-events-auto col-span-6 -mr-2.5 flex items-center gap-1 justify-self-end print:hidden @columns:col-span-2 @columns:col-start-11">
            <CartLink href={cartHref} label={cartLabel(cartCount)} count={cartCount} />
            <IconButton
              ref={menuButton}
              label={menuLabel}
              aria-haspopup="dialog"
              onClick={() => {
                setIsMenuOpen(true);
                openSheet(menu.current);
              }}
              className="@columns:hidden"
            >
              <MenuIcon />
            </IconButton>
          </div>
        </div>
      </div>
      {isMenuOpen && (
        <Sheet
          ref={menu}
          onClose={() => {
            setIsMenuOpen(false);
          }}
          label={menuLabel}
          headerContent={
            <>
              <span translate="no" className="mr-auto text-mark">
                {wordmark}
              </span>
              <CartLink href={cartHref} label={cartLabel(cartCount)} count={cartCount} />
            </>
          }
          closeLabel={closeMenuLabel}
          closeContent={<CloseIcon />}
          // The same wordmark and icons as in the header below it.
          className="*:first:starting:opacity-100"
        >
          <nav aria-label={menuLabel}>
            <ul>
              {links.map(({ href, label, isCurrent }) => (
                <li key={label} className="border-b border-line">
                  <Link
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    className="block py-6 text-menu"
                  >
                    <span
                      className={cx('inline-block current-dash', isCurrent && 'current-dash-shown')}
                    >
                      {label}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            {menuGroup && (
              <>
                <h2 id={menuGroupId} className="pt-12 label-caps">
                  {menuGroup.label}
                </h2>
                <ul
                  aria-labelledby={menuGroupId}
                  className="grid grid-cols-cards gap-x-gutter pt-3 pb-6"
                >
                  {menuGroup.links.map(({ href, label }) => (
                    <li key={label}>
                      <Link
                        href={href}
                        className="flex min-h-target items-center text-ui text-ink-2"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </nav>
        </Sheet>
      )}
    </header>
  );
}

function formatCartLabel(count: number): string {
  if (count === 0) return 'Cart';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
}

function CartLink({ href, label, count }: { href: string; label: string; count: number }) {
  return (
    <Link
      href={href}
      aria-label={label}
      className="relative grid size-target place-items-center forced-colors:bg-[Canvas]"
    >
      <span className="relative">
        <BagIcon />
        {/* An empty badge is rendered too: a script before hydration sets the stored count as `data-optimistic`. */}
        <span
          data-cart-count
          className="absolute -top-[30%] left-[70%] grid h-count min-w-count place-items-center rounded-round bg-accent px-1 pt-0.5 text-count text-on-accent figures empty:before:content-[attr(data-optimistic)] empty:not-data-optimistic:hidden"
        >
          {count > 0 ? count : null}
        </span>
      </span>
    </Link>
  );
}
