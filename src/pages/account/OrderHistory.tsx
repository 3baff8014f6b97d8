import { ButtonLink } from '../../design-system/primitives/Button.tsx';
import { paths } from '../../paths.ts';
import { AccountSection } from './AccountSection.tsx';

/** The Orders tab. Always empty, since placed orders are not stored (Rules: Account). */
export function OrderHistory() {
  return (
    <AccountSection title="Order History">
      <p className="mb-9 text-lede text-ink-2 tablet:heading-2 tablet:text-ink">
        You don&apos;t have any orders yet.
      </p>
      <ButtonLink href={paths.products.href()}>Browse Products</ButtonLink>
    </AccountSection>
  );
}
