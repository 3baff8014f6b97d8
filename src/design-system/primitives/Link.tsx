import {
  createContext,
  createElement,
  use,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads: a path of the shop, a `#fragment`, or any other address. */
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Hands in the link that the components below it render, such as a router's. Without it they
 * render a plain `<a>`.
 */
export function LinkProvider({
  link,
  children,
}: {
  link: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link without a look of its own. Renders an `<a>`. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
