import { useSearchParams } from 'react-router-dom';
import { Tabs } from '../../design-system/layout/Tabs.tsx';
import { partialChange } from '../../shared/navigation/navigation-state.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SellerDashboard } from './SellerDashboard.tsx';

const tabs = [
  { value: 'profile', label: 'Profile', content: <ProfileForm /> },
  { value: 'orders', label: 'Orders', content: <OrderHistory /> },
  { value: 'seller', label: 'Seller Dashboard', content: <SellerDashboard /> },
];

/** `/account`: profile, orders and seller dashboard as tabs. `?tab=` selects one; without it, the profile is shown. */
export function AccountPage() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'profile';

  const openTab = (next: string) => {
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
      <h1 className="page-heading">My Account</h1>
      <Tabs className="cloaked" label="Account" items={tabs} value={tab} onValueChange={openTab} />
    </div>
  );
}
