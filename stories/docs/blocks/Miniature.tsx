import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface MiniatureProps {
  /** The place in this Storybook that a press opens, e.g. `?path=/story/ID`. */
  href: string;
  /** The text below the small story. */
  name: string;
  /** The same story in the viewport of a phone, for a second link. */
  phoneHref?: string | undefined;
  /** When the state occurs. */
  description?: string | undefined;
  /** The small story. It cannot be focused or pressed. */
  children: ReactNode;
}

/** A small story with its name, which is a link. Renders an `<li>`. */
export function Miniature({ href, name, phoneHref, description, children }: MiniatureProps) {
  return (
    <li className="miniature sb-unstyled">
      <div className="miniature-picture">{children}</div>
      <p>
        <AnchorMdx href={href} target="_self">
          {name}
        </AnchorMdx>
        {phoneHref !== undefined && (
          // Storybook applies the viewport of a URL only when it loads.
          <a href={phoneHref} target="_top" aria-label={`${name} on a phone`}>
            Phone
          </a>
        )}
      </p>
      {description !== undefined && <p>{description}</p>}
    </li>
  );
}
