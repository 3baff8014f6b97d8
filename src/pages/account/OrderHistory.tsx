import { FormSection } from '../shared/forms/FormSection.tsx';

/** The Orders tab. No order is kept anywhere, so there are none (spec, section 2). */
export function OrderHistory() {
  return (
    <FormSection title="Order History">
      <p className="text-lede text-ink-2">You don&apos;t have any orders yet.</p>
    </FormSection>
  );
}
