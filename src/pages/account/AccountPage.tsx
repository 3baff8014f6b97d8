import { PageTitle } from '../shared/PageTitle.tsx';

/** `/account`. */
export function AccountPage() {
  return (
    <div className="wrap pt-head">
      <PageTitle>My Account | ESSENCE</PageTitle>
      <h1 tabIndex={-1} className="pt-page-top pb-page-head heading-1">
        My Account
      </h1>
    </div>
  );
}
