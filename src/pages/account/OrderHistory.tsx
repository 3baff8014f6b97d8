import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { paths } from '../../paths.ts';
import { photographs } from '../../catalogue/photographs.ts';
import { EmptyState } from '../../design-system/layout/EmptyState.tsx';
import { AccountSection } from './AccountSection.tsx';

/** The Orders tab. Always empty, since placed orders are not stored (Rules: Account). */
export function OrderHistory() {
  return (
    <AccountSection title="Order History" isWide>
      <EmptyState
        photograph={photographs['lamp-shadow']}
        headingLevel={3}
        title="You don't have any orders yet."
        action={<ButtonLink href={paths.products.href()}>Browse Products</ButtonLink>}
      />
    </AccountSection>
  );
}
