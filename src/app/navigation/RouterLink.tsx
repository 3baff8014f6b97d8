import { useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '../../design-system/primitives/Link.tsx';
import { prefetch } from './prefetch.ts';

/**
 * Client-side navigation for the design system's `Link`. Prefetches the page on hover, touch and focus.
 * Uses the router's hooks, because its `Link` component adds 2 kB.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler(href);
  const isInternal = href.startsWith('/') || href.startsWith('#');
  const prefetchOnIntent = () => {
    if (isInternal) prefetch(href);
  };
  return (
    // The children are in `rest`.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      onPointerEnter={prefetchOnIntent}
      onTouchStart={prefetchOnIntent}
      onFocus={prefetchOnIntent}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isInternal && !event.defaultPrevented) navigate(event);
      }}
    />
  );
}
