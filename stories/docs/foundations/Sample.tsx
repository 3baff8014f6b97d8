import type { ReactNode } from 'react';

/** Resets Storybook's docs styles to the shop's typography. Renders a `<div>`. */
export function Sample({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled my-6 font-sans text-body text-ink">{children}</div>;
}

/** The name of a token. Renders a `<code>`. */
export function TokenName({ children }: { children: ReactNode }) {
  return <code className="font-sans text-caption font-current">{children}</code>;
}
