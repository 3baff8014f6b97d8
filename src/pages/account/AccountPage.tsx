import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../design-system/layout/Tabs.tsx';
import { ACCOUNT_TABS, parseAccountTab, type AccountTab } from '../../domain/account-tabs.ts';
import { partialChange } from '../shared/navigation/navigation-state.ts';
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
  const [params, setParams] = useSearchParams();
  const tab = parseAccountTab(params.get('tab'));

  const openTab = (next: AccountTab) => {
    setParams(
      (current) => {
        current.set('tab', next);
        if (next === 'profile') current.delete('tab');
        return current;
      },
      { state: partialChange },
    );
  };

  return (
    <div className="wrap pt-head">
      <h1 className="pt-page-top pb-6 heading-1 desktop:pb-page-head">My Account</h1>
      <Tabs
        className="in-data-cloak:invisible in-data-cloak:min-h-svh"
        label="Account"
        items={tabs}
        value={tab}
        onValueChange={openTab}
      />
    </div>
  );
}
