import { photographs } from '../../../catalogue/photographs.ts';
import { FROM_TABLET } from '../../../design-system/breakpoints.ts';
import { ResponsiveImage } from '../../../design-system/primitives/ResponsiveImage.tsx';
import { AnalyticsPanel } from '../../../design-system/seller/AnalyticsPanel.tsx';

/** `/seller/analytics`: three panels, always without data (Rules: Seller area). */
export function SellerAnalyticsPage() {
  return (
    <>
      <h1 className="page-heading">Analytics</h1>
      <div className="grid-page items-start desktop:grid-cols-9">
        <div className="col-span-full tablet:col-span-5 desktop:col-span-4">
          <AnalyticsPanel title="Sales Overview" emptyText="No sales data available yet" />
          <AnalyticsPanel title="Top Products" emptyText="Start selling to see your top products" />
          <AnalyticsPanel
            title="Revenue by Month"
            emptyText="Historical data will appear here once you make sales"
          />
        </div>
        <ResponsiveImage
          image={photographs['vase-shadow']}
          alt=""
          sizes={`${FROM_TABLET} 40vw, 100vw`}
          className="photograph-below"
        />
      </div>
    </>
  );
}
