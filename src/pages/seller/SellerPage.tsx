import { PageTitle } from '../shared/PageTitle.tsx';

/** A page of the seller area, by its title alone. */
export function SellerPage({ title }: { title: string }) {
  return (
    <div className="wrap pt-head">
      <PageTitle>{`${title} | ESSENCE`}</PageTitle>
      <h1 tabIndex={-1} className="pt-page-top pb-page-head heading-1">
        {title}
      </h1>
    </div>
  );
}
