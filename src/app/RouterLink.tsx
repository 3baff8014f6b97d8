import { Link } from 'react-router-dom';
import type { LinkProps } from '../design-system/primitives/Link.tsx';

/** The link that the design system renders inside the shop: the router's, for the shop's own paths. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
