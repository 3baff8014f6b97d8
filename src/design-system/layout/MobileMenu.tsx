import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CloseIcon } from '../primitives/icons.tsx';
import { Link } from '../primitives/Link.tsx';
import { closeSheet, Sheet, type SheetProps } from './Sheet.tsx';

export interface NavigationLink {
  href: string;
  /** Shown as is, without CSS capitals. */
  label: string;
  isCurrent: boolean;
}

export interface MobileMenuProps extends Pick<SheetProps, 'onClose'> {
  /** The links in display order: URL, label and whether it is the current page. */
  links: readonly NavigationLink[];
  /** Further links at the bottom, e.g. the categories.
   * @default none */
  moreLinks?: readonly { href: string; label: string }[];
  /** The link to the cart, in the menu's header. */
  cartLink?: ReactNode;
}

/** Main links for narrow screens. Following a link closes the menu. Renders a {@link Sheet}. */
export function MobileMenu({ links, moreLinks = [], cartLink, onClose }: MobileMenuProps) {
  return (
    <Sheet
      onClose={onClose}
      label="Menu"
      head={
        <>
          <span className="mr-auto text-mark">ESSENCE</span>
          {cartLink}
        </>
      }
      closeLabel="Close menu"
      closeContent={<CloseIcon />}
    >
      <nav aria-label="Menu">
        <ul>
          {links.map(({ href, label, isCurrent }) => (
            <li key={label} className="rule-hair">
              <Link
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={closeSheet}
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
        <ul className="grid grid-cols-2 gap-x-gutter pt-12 pb-6">
          {moreLinks.map(({ href, label }) => (
            <li key={label}>
              <Link
                href={href}
                onClick={closeSheet}
                className="flex min-h-target items-center text-ui text-ink-2"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
