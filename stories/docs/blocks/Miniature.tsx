import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface MiniatureProps {
  /** The place in this Storybook that a press opens, e.g. `?path=/story/ID`. */
  href: string;
  /** The text below the small story. */
  name: string;
  /** The small story. It cannot be focused or pressed. */
  children: ReactNode;
}

/** A small story with its name, which is a link. Renders an `<li>`. */
export function Miniature({ href, name, children }: MiniatureProps) {
  return (
    <li className="miniature sb-unstyled">
      <div className="miniature-picture" inert>
        {children}
      </div>
      <AnchorMdx href={href} target="_self">
        {name}
      </AnchorMdx>
    </li>
  );
}
