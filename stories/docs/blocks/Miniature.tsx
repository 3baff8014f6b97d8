import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface MiniatureProps {
  /** The id of the `<li>`, for links to it. */
  id?: string | undefined;
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
export function Miniature({ id, href, name, phoneHref, description, children }: MiniatureProps) {
  return (
    <li
      id={id}
      className="miniature relative mb-8 grid break-inside-avoid content-start gap-2 font-sans text-caption sb-unstyled"
    >
      <div className="miniature-picture flex flex-wrap gap-2">{children}</div>
      {/* The whole miniature is the hit area of its first link. */}
      <p className="flex items-baseline gap-4 *:first:after:absolute *:first:after:inset-0 *:first:after:rounded-image">
        <AnchorMdx href={href} target="_self">
          {name}
        </AnchorMdx>
        {phoneHref !== undefined && (
          // Storybook applies the viewport of a URL only when it loads.
          <a
            href={phoneHref}
            target="_top"
            aria-label={`${name} on a phone`}
            className="z-1 text-ink-2 underline"
          >
            Phone
          </a>
        )}
      </p>
      {description !== undefined && <p className="w-0 min-w-full text-ink-2">{description}</p>}
    </li>
  );
}
