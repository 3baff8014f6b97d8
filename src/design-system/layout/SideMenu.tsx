import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from '../primitives/Link.tsx';
import { scrollRowTo } from '../scroll-row-to.ts';
import type { NavigationLink } from './Header.tsx';

export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name of the menu. */
  label: string;
  /** The links in display order. */
  links: readonly NavigationLink[];
}

/**
 * Navigation between the pages of a section: a list in the side column, a scrollable row below desktop. For panels
 * of one page use Tabs. Renders a `<nav>`.
 */
export function SideMenu({ label, links, ...rest }: SideMenuProps) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- a new ref scrolls the row again for each page
  const ref = (item: HTMLElement | null) => scrollRowTo(item);
  return (
    <nav aria-label={label} {...rest}>
      <ul className="-mx-margin scrollbar-none flex gap-6.5 narrow:gap-5 overflow-x-auto px-margin max-desktop:border-b max-desktop:border-line desktop:mx-0 desktop:block desktop:overflow-visible desktop:px-0">
        {links.map(({ href, label: text, isCurrent }) => (
          <li key={text} ref={isCurrent ? ref : undefined} className="flex-none">
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              // Browsers do not scroll to a link that is partly in view. Not on a press, which would miss the link.
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible'))
                  scrollRowTo(currentTarget.closest('li'));
              }}
              className={cx(
                'relative flex min-h-12 items-center text-ui whitespace-nowrap move-colour active:opacity-50 desktop:min-h-10',
                // The row of links scrolls, which cuts off what is outside: the focus ring is inside.
                'max-desktop:-mx-1 max-desktop:px-1 max-desktop:-outline-offset-2',
                'max-desktop:current-rule max-desktop:after:inset-x-1',
                isCurrent ? 'font-current text-ink' : 'text-ink-2 hover:text-ink',
              )}
            >
              <span className={cx('desktop:current-dash', isCurrent && 'current-dash-shown')}>
                {text}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
