import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the shop, a `#fragment` or any other URL. */
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Sets the component that {@link Link} renders, e.g. a router's link. The default is a plain `<a>`. */
export function LinkProvider({
  link,
  children,
}: {
  link: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** Unstyled link, for a card, a name or a menu item; in a text use TextLink. Renders an `<a>`, or the {@link LinkProvider}'s. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
