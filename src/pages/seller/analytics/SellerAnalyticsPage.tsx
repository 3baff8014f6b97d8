import { photographs } from '../../../catalogue/photographs.ts';
import { FROM_TABLET } from '../../../design-system/breakpoints.ts';
import { ResponsiveImage } from '../../../design-system/primitives/ResponsiveImage.tsx';
import { AnalyticsPanel } from '../../../design-system/seller/AnalyticsPanel.tsx';

/** `/seller/analytics`: three panels, always without data (Rules: Seller area). */
export function SellerAnalyticsPage() {
  return (
    <>
      <h1 className="page-heading">Analytics</h1>
      <div className="grid-page items-start">
        <div className="col-span-full tablet:col-span-6">
          <AnalyticsPanel title="Sales Overview" emptyText="No sales data available yet" />
          <AnalyticsPanel title="Top Products" emptyText="Start selling to see your top products" />
          <AnalyticsPanel
            title="Revenue by Month"
            emptyText="Historical data will appear here once you make sales"
          />
        </div>
        <ResponsiveImage
          image={photographs['not-found-wide']}
          alt=""
          // The photograph is wider than what is shown of it.
          sizes={`${FROM_TABLET} 65vw, 133vw`}
          className="col-span-full -mx-margin max-tablet:aspect-low tablet:col-span-5 tablet:col-start-8 tablet:mx-0 tablet:rounded-image [&_img]:object-[84%]"
        />
      </div>
    </>
  );
}
