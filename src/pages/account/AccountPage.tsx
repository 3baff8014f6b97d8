import { useNavigate, useSearchParams } from 'react-router-dom';
import { Tabs } from '../../design-system/layout/Tabs.tsx';
import { ACCOUNT_TABS, parseAccountTab, type AccountTab } from '../../domain/account-tabs.ts';
import { paths } from '../../paths.ts';
import { partialChange } from '../shared/navigation/navigation-state.ts';
import { PageHead } from '../shared/head/PageHead.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SellerDashboard } from './SellerDashboard.tsx';

const panels = {
  profile: <ProfileForm />,
  orders: <OrderHistory />,
  seller: <SellerDashboard />,
} satisfies Record<AccountTab, unknown>;

const tabs = ACCOUNT_TABS.map(({ value, label }) => ({ value, label, content: panels[value] }));

/** `/account`: profile, orders and seller dashboard as tabs; the selected tab is in the URL. */
export function AccountPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tab = parseAccountTab(params.get('tab'));

  const openTab = (next: AccountTab) => {
    const href = paths.account.href(next === 'profile' ? undefined : next);
    void navigate(href, { state: partialChange });
  };

  return (
    <div className="wrap pt-head">
      <PageHead title="My Account | ESSENCE" path={paths.account.href()} noindex />
      <h1 className="pt-page-top pb-6 heading-1 desktop:pb-page-head">My Account</h1>
      <Tabs label="Account" items={tabs} value={tab} onValueChange={openTab} />
    </div>
  );
}
