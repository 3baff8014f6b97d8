import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';

interface MiniatureProps {
  /** The id of the story that a press opens. */
  id: string;
  /** The text below the picture. */
  name: string;
  /** The small story. It cannot be focused or pressed. */
  children: ReactNode;
}

/** A small story with its name, which links to the story. Renders an `<li>`. */
export function Miniature({ id, name, children }: MiniatureProps) {
  return (
    <li className="miniature sb-unstyled">
      <div className="miniature-picture" inert>
        {children}
      </div>
      <AnchorMdx href={`?path=/story/${id}`} target="_self">
        {name}
      </AnchorMdx>
    </li>
  );
}
