import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { LinkProps } from '../../design-system/primitives/Link.tsx';
import { prefetch } from './prefetch.ts';

/**
 * The link that the design system renders in the shop. It prefetches its page when it is pointed at,
 * touched or focused. Made from the router's hooks: its `Link` weighs 2 kB more.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const address = useHref(href);
  const navigate = useLinkClickHandler(href);
  const isOwn = href.startsWith('/') || href.startsWith('#');
  const fetchAhead = () => {
    if (isOwn) prefetch(href);
  };
  return (
    // The content comes with the other properties.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
      href={isOwn ? address : href}
      onClick={(event) => {
        onClick?.(event);
        if (isOwn && !event.defaultPrevented) navigate(event);
      }}
    />
  );
}
