import { useId, type ReactNode } from 'react';
import { SelectField } from '../../design-system/forms/SelectField.tsx';
import { TextField } from '../../design-system/forms/TextField.tsx';
import {
  COUNTRIES,
  DEFAULT_COUNTRY,
  type CheckoutDetails,
  type CheckoutField,
} from '../../domain/checkout.ts';
import type { FieldMessages } from '../shared/forms/announce-errors.ts';

const countries = COUNTRIES.map((country) => ({ value: country, label: country }));

/** The fields of the checkout in their three sections. The browser checks them: all are required. */
export function CheckoutFields({
  errors,
  details,
}: {
  errors: FieldMessages;
  /** What was typed before, by the names of the fields. */
  details: CheckoutDetails;
}) {
  const field = (name: CheckoutField) => ({
    name,
    error: errors[name],
    defaultValue: details[name],
    required: true,
  });
  return (
    <>
      <Section title="Contact">
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          className="col-span-6"
        />
      </Section>
      <Section title="Shipping">
        <TextField
          {...field('firstName')}
          label="First Name"
          autoComplete="given-name"
          className="col-span-3"
        />
        <TextField
          {...field('lastName')}
          label="Last Name"
          autoComplete="family-name"
          className="col-span-3"
        />
        <TextField
          {...field('address')}
          label="Address"
          autoComplete="address-line1"
          className="col-span-6"
        />
        <TextField
          {...field('city')}
          label="City"
          autoComplete="address-level2"
          className="col-span-3"
        />
        <TextField
          {...field('zip')}
          label="ZIP"
          autoComplete="postal-code"
          className="col-span-3"
        />
        <SelectField
          {...field('country')}
          label="Country"
          autoComplete="country-name"
          defaultValue={details.country ?? DEFAULT_COUNTRY}
          options={countries}
          className="col-span-6"
        />
      </Section>
      <Section title="Payment">
        <TextField
          {...field('cardName')}
          label="Name on Card"
          autoComplete="cc-name"
          className="col-span-6"
        />
        <TextField
          {...field('cardNumber')}
          label="Card Number"
          autoComplete="cc-number"
          inputMode="numeric"
          className="col-span-6"
        />
        <TextField
          {...field('expDate')}
          label="Expiry Date"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          className="col-span-3"
        />
        <TextField
          {...field('cvv')}
          label="CVV"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="123"
          className="col-span-3"
        />
      </Section>
    </>
  );
}

/** A section: its title in the rail, its fields in six columns beside it. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="pt-4.5 pb-13 rule-ink last:pb-0 desktop:grid desktop:grid-cols-8 desktop:gap-x-gutter desktop:pb-18"
    >
      <h2 id={titleId} className="text-h3 desktop:col-span-3">
        {title}
      </h2>
      <div className="grid grid-cols-6 gap-x-5 gap-y-7.5 pt-5.5 desktop:col-span-5 desktop:gap-x-gutter desktop:pt-1.25">
        {children}
      </div>
    </section>
  );
}
