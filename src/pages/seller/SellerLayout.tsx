import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SideMenu } from '../../design-system/layout/SideMenu.tsx';
import { paths } from '../../paths.ts';
import { isAtRoute } from '../../shared/navigation/match-route.ts';

const { sellerProducts, sellerAddProduct, sellerEditProduct, sellerOrders, sellerAnalytics } =
  paths;

/** The entries of the menu, each with its pages. Settings is never current: it links to the account page. */
const entries = [
  {
    label: 'Products',
    to: sellerProducts,
    pages: [sellerProducts, sellerAddProduct, sellerEditProduct],
  },
  { label: 'Orders', to: sellerOrders, pages: [sellerOrders] },
  { label: 'Analytics', to: sellerAnalytics, pages: [sellerAnalytics] },
  { label: 'Settings', to: paths.account, pages: [] },
];

/** Layout of the seller area: its menu beside the page, below desktop between its heading and its content. */
export function SellerLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="wrap pt-head">
      <div className="grid-page items-start">
        <SideMenu
          label="Seller"
          links={entries.map(({ label, to, pages }) => ({
            label,
            href: to.href(),
            isCurrent: isAtRoute(pathname, ...pages.map(({ pattern }) => pattern)),
          }))}
          className="rail max-desktop:mb-9 desktop:sticky desktop:top-21 desktop:mt-[calc(var(--spacing-page-top)+--spacing(28))]"
        />
        <div className="stage min-w-0 max-desktop:contents max-desktop:*:col-span-full max-desktop:[&>h1]:order-first">
          {children}
        </div>
      </div>
    </div>
  );
}
