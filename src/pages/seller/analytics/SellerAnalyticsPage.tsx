import { AnalyticsPanel } from '../../../design-system/seller/AnalyticsPanel.tsx';

/** `/seller/analytics`: three panels, always without data (Rules: Seller area). */
export function SellerAnalyticsPage() {
  return (
    <>
      <h1 className="page-heading">Analytics</h1>
      <div className="grid gap-x-gutter desktop:grid-cols-2">
        <AnalyticsPanel
          title="Sales Overview"
          emptyText="No sales data available yet"
          // Below desktop, the line of the menu is above it.
          className="max-desktop:border-0 max-desktop:pt-0"
        />
        <AnalyticsPanel title="Top Products" emptyText="Start selling to see your top products" />
        <AnalyticsPanel
          title="Revenue by Month"
          emptyText="Historical data will appear here once you make sales"
          className="desktop:col-span-2"
        />
      </div>
    </>
  );
}
