import { useId } from 'react';
import { SelectField } from '../../design-system/forms/SelectField.tsx';
import { TextField, type TextFieldProps } from '../../design-system/forms/TextField.tsx';
import { COUNTRIES, DEFAULT_COUNTRY, type CheckoutDetails } from '../../domain/checkout.ts';
import type { FieldMessages } from '../shared/forms/announce-errors.ts';

const countries = COUNTRIES.map((country) => ({ value: country, label: country }));

const wide = 'col-span-6';
const half = 'col-span-3';

/** The text fields of each section. The country, a select, is added to the end of Shipping. */
const sections: { title: string; fields: (TextFieldProps & { name: string })[] }[] = [
  {
    title: 'Contact',
    fields: [
      { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', className: wide },
    ],
  },
  {
    title: 'Shipping',
    fields: [
      { name: 'firstName', label: 'First Name', autoComplete: 'given-name', className: half },
      { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', className: half },
      { name: 'address', label: 'Address', autoComplete: 'address-line1', className: wide },
      { name: 'city', label: 'City', autoComplete: 'address-level2', className: half },
      { name: 'zip', label: 'ZIP', autoComplete: 'postal-code', className: half },
    ],
  },
  {
    title: 'Payment',
    fields: [
      { name: 'cardName', label: 'Name on Card', autoComplete: 'cc-name', className: wide },
      {
        name: 'cardNumber',
        label: 'Card Number',
        autoComplete: 'cc-number',
        inputMode: 'numeric',
        className: wide,
      },
      {
        name: 'expDate',
        label: 'Expiry Date',
        autoComplete: 'cc-exp',
        placeholder: 'MM/YY',
        className: half,
      },
      {
        name: 'cvv',
        label: 'CVV',
        autoComplete: 'cc-csc',
        inputMode: 'numeric',
        placeholder: '123',
        className: half,
      },
    ],
  },
];

export interface CheckoutFieldsProps {
  errors: FieldMessages;
  /** Values from an earlier visit of the page, by field name. */
  details: CheckoutDetails;
}

/** The checkout form's fields in three sections. All are required, validated by the browser. */
export function CheckoutFields({ errors, details }: CheckoutFieldsProps) {
  const id = useId();
  return sections.map(({ title, fields }) => (
    <section
      key={title}
      aria-labelledby={`${id}-${title}`}
      className="pt-4.5 pb-13 rule-ink last:pb-0 tablet:grid tablet:grid-cols-8 tablet:gap-x-gutter tablet:pb-18"
    >
      <h2 id={`${id}-${title}`} className="text-h3 tablet:col-span-3">
        {title}
      </h2>
      <div className="grid grid-cols-6 gap-x-5 gap-y-7.5 pt-5.5 tablet:col-span-5 tablet:gap-x-gutter tablet:pt-1.25">
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            required
            defaultValue={details[field.name]}
            error={errors[field.name]}
          />
        ))}
        {title === 'Shipping' && (
          <SelectField
            name="country"
            label="Country"
            autoComplete="country-name"
            required
            defaultValue={details['country'] ?? DEFAULT_COUNTRY}
            error={errors['country']}
            options={countries}
            className={wide}
          />
        )}
      </div>
    </section>
  ));
}
