import { useState } from 'react';
import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { TextLink } from '../../design-system/primitives/TextLink.tsx';
import { StatTiles } from '../../design-system/seller/StatTiles.tsx';
import { formatMoney } from '../../domain/money.ts';
import { paths } from '../../paths.ts';
import { photographs } from '../../catalogue/photographs.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { useIsSeller } from '../../store/stores.ts';
import { focusNonInteractive } from '../../design-system/focus.ts';
import { BecomeSellerForm } from './BecomeSellerForm.tsx';

const stats = [
  { label: 'Products', value: '0' },
  { label: 'Sales', value: formatMoney(0) },
  { label: 'Orders', value: '0' },
];

/** The Seller Dashboard tab: the application form, or the dashboard once the shopper is a seller. */
export function SellerDashboard() {
  const isSeller = useIsSeller();
  const [headingRef] = useState(() => (isSeller ? undefined : showHeading));

  if (!isSeller) return <BecomeSellerForm />;

  return (
    <div className="grid-page items-start tablet:@container">
      <div className="col-span-full @columns:col-span-3">
        <h2 ref={headingRef} className="text-h3">
          Seller Dashboard
        </h2>
        <TextLink href={paths.sellerProducts.href()} hasArrow className="mt-1">
          Manage Products
        </TextLink>
      </div>
      <div className="col-span-full pt-6 @columns:desktop:col-[4/-1] @columns:desktop:pt-0">
        <StatTiles stats={stats} />
        <EmptyState
          photograph={photographs['vase-shadow']}
          className="mt-18"
          headingLevel={3}
          title="Ready to start selling?"
          text="Name it, price it, show it: your first product is a form away."
          action={<ButtonLink href={paths.sellerAddProduct.href()}>Add Product</ButtonLink>}
        />
      </div>
    </div>
  );
}

/** After the application, the dashboard replaces the form: focuses its heading and scrolls to the top. */
function showHeading(heading: HTMLElement | null): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusNonInteractive(heading);
}
