import { CloseIcon } from '../primitives/icons.tsx';
import { Link } from '../primitives/Link.tsx';
import type { NavigationLink } from './Header.tsx';
import { closeSheet, Sheet, type SheetProps } from './Sheet.tsx';

export interface MobileMenuProps extends Pick<SheetProps, 'isOpen' | 'onClose'> {
  /** The links in display order: URL, label and whether it is the current page. */
  links: readonly NavigationLink[];
}

/** Main links for narrow screens. Following a link closes the menu. Renders a {@link Sheet}. */
export function MobileMenu({ links, isOpen, onClose }: MobileMenuProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label="Menu"
      head={<span className="text-mark">ESSENCE</span>}
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
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
