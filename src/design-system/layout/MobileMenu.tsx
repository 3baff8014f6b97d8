import { CloseIcon } from '../primitives/icons.tsx';
import { Link } from '../primitives/Link.tsx';
import type { NavigationLink } from './Header.tsx';
import { closeSheet, Sheet, type SheetProps } from './Sheet.tsx';

export interface MobileMenuProps extends Pick<SheetProps, 'isOpen' | 'onClose'> {
  /** The main pages in their order: each with its address, its label and whether it is open. */
  links: readonly NavigationLink[];
}

/** The main links as a sheet of paper over a narrow screen. Following one closes it. Renders a {@link Sheet}. */
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
