import type { ReactNode } from 'react';

/** A part of a page in the shop's own type on its own paper, which Storybook leaves alone. Renders a `<div>`. */
export function Sample({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled my-6 rounded-control bg-paper p-6 font-sans text-body text-ink">
      {children}
    </div>
  );
}

/** A name as it stands in the code. Renders a `<code>`. */
export function TokenName({ children }: { children: ReactNode }) {
  return <code className="font-sans text-caption font-current">{children}</code>;
}
