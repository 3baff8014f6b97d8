import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, a `#fragment` or any other URL. */
  href: string;
}

/** The component that Link renders, e.g. a router's link; without a provider a plain `<a>`. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Unstyled link, e.g. of a card; in a text use TextLink. Renders an `<a>`, or the component of LinkContext. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
