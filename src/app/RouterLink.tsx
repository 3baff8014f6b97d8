import { Link } from 'react-router-dom';
import type { LinkProps } from '../design-system/primitives/Link.tsx';
import { prefetch } from './prefetch.ts';

/**
 * The link that the design system renders inside the shop: the router's, for the shop's own paths. It
 * fetches its page ahead as soon as it is pointed at, touched or focused.
 */
export function RouterLink({ href, ...rest }: LinkProps) {
  const fetchAhead = () => {
    prefetch(href);
  };
  return (
    <Link
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
      to={href}
    />
  );
}
