import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SideMenu } from '../../design-system/layout/SideMenu.tsx';
import { paths } from '../../paths.ts';
import { isAtRoute } from '../shared/navigation/match-route.ts';

/** Layout of the seller area: its menu beside the page. */
export function SellerLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="wrap pt-head">
      <div className="grid-page items-start">
        <SideMenu
          label="Seller"
          links={sellerLinks(pathname)}
          className="rail desktop:sticky desktop:top-21 desktop:mt-[calc(var(--spacing-page-top)+--spacing(28))]"
        />
        <div className="stage min-w-0">{children}</div>
      </div>
    </div>
  );
}

/** Add and edit pages count as Products. Settings links to the account page and is never current. */
function sellerLinks(pathname: string) {
  return [
    {
      label: 'Products',
      href: paths.sellerProducts.href(),
      isCurrent: isAtRoute(
        pathname,
        paths.sellerProducts.pattern,
        paths.sellerAddProduct.pattern,
        paths.sellerEditProduct.pattern,
      ),
    },
    {
      label: 'Orders',
      href: paths.sellerOrders.href(),
      isCurrent: isAtRoute(pathname, paths.sellerOrders.pattern),
    },
    {
      label: 'Analytics',
      href: paths.sellerAnalytics.href(),
      isCurrent: isAtRoute(pathname, paths.sellerAnalytics.pattern),
    },
    { label: 'Settings', href: paths.account.href(), isCurrent: false },
  ];
}
