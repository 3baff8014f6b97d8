import type { NavigationLink } from '../../design-system/layout/Header.tsx';
import { NO_FILTER } from '../../domain/product-filter.ts';
import { serializeFilterParams } from '../../domain/product-filter-params.ts';
import { CATEGORIES } from '../../domain/product.ts';
import { isAtRoute } from '../../shared/navigation/match-route.ts';
import { paths } from '../../paths.ts';

/** Returns the links of the header, for the path of the page. */
export function mainLinks(pathname: string): NavigationLink[] {
  const isAt = (...patterns: string[]) => isAtRoute(pathname, ...patterns);
  return [
    { label: 'HOME', href: paths.home.href(), isCurrent: isAt(paths.home.pattern) },
    {
      label: 'SHOP',
      href: paths.products.href(),
      isCurrent: isAt(paths.products.pattern, paths.product.pattern),
    },
    {
      label: 'ACCOUNT',
      href: paths.account.href(),
      isCurrent: isAt(paths.account.pattern, `${paths.seller.pattern}/*`),
    },
  ];
}

/** All products and the categories, at the bottom of the menu. */
export const menuGroup = {
  label: 'Category',
  links: [
    { label: 'All Products', href: paths.products.href() },
    ...CATEGORIES.map((category) => ({
      label: category,
      href: `${paths.products.href()}?${serializeFilterParams({ ...NO_FILTER, category }).toString()}`,
    })),
  ],
};

/** The columns of the footer. Links without `href` have no page yet. */
export const footerColumns = [
  {
    title: 'Shop',
    links: ['All Products', 'Lighting', 'Kitchen', 'Stationery'].map((label) => ({
      label,
      href: paths.products.href(),
    })),
  },
  { title: 'Company', links: [{ label: 'About' }, { label: 'Journal' }, { label: 'Careers' }] },
  { title: 'Legal', links: [{ label: 'Privacy' }, { label: 'Terms' }, { label: 'Returns' }] },
];

/** The contact in the footer, which is printed, too. */
export const contact = {
  address: ['18 Foundry Lane', 'Portland, OR 97209'],
  email: 'hello@example.com',
  phone: '+1 (503) 555-0142',
};
