import { useId } from 'react';
import { COUNTRIES } from '../../domain/countries.ts';
import type { FieldMessages } from '../../shared/forms/report-errors.ts';
import { FormField, type FormFieldProps } from '../../shared/forms/FormField.tsx';
import type { FormValues } from '../../store/stores.ts';

const halfClass = 'col-span-3 print:col-span-full';

const sections: readonly { title: string; fields: readonly FormFieldProps[] }[] = [
  {
    title: 'Contact',
    fields: [{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' }],
  },
  {
    title: 'Shipping',
    fields: [
      { name: 'firstName', label: 'First Name', autoComplete: 'given-name', className: halfClass },
      { name: 'lastName', label: 'Last Name', autoComplete: 'family-name', className: halfClass },
      { name: 'address', label: 'Address', autoComplete: 'address-line1' },
      { name: 'city', label: 'City', autoComplete: 'address-level2', className: halfClass },
      { name: 'zip', label: 'ZIP', autoComplete: 'postal-code', className: halfClass },
      {
        name: 'country',
        label: 'Country',
        autoComplete: 'country-name',
        options: COUNTRIES.map((country) => ({ value: country, label: country })),
      },
    ],
  },
  {
    title: 'Payment',
    fields: [
      { name: 'cardName', label: 'Name on Card', autoComplete: 'cc-name' },
      {
        name: 'cardNumber',
        label: 'Card Number',
        autoComplete: 'cc-number',
        inputMode: 'numeric',
      },
      {
        name: 'expDate',
        label: 'Expiry Date',
        autoComplete: 'cc-exp',
        placeholder: 'MM/YY',
        className: halfClass,
      },
      {
        name: 'cvv',
        label: 'CVV',
        autoComplete: 'cc-csc',
        inputMode: 'numeric',
        placeholder: '123',
        className: halfClass,
      },
    ],
  },
];

export interface CheckoutFieldsProps {
  errors: FieldMessages;
  /** Initial values by field name. */
  initialValues: FormValues;
}

/** The checkout form's fields in three sections. All are required, validated by the browser. */
export function CheckoutFields({ errors, initialValues }: CheckoutFieldsProps) {
  const id = useId();
  return sections.map(({ title, fields }) => (
    <section
      key={title}
      aria-labelledby={`${id}-${title}`}
      // The fields begin where the page's fourth column does. The payment section, which is last, is not printed.
      className="border-t border-ink pt-4.5 pb-13 last:pb-0 desktop:grid desktop:grid-cols-[calc(25cqw-0.75*var(--spacing-gutter))_repeat(5,1fr)] desktop:gap-x-gutter desktop:pb-18 print:block print:pb-5 print:last:hidden"
    >
      <h2 id={`${id}-${title}`} className="text-h3">
        {title}
      </h2>
      <div className="grid grid-cols-6 gap-x-gutter gap-y-7.5 pt-5.5 print:gap-y-3 print:pt-3 desktop:col-span-5 desktop:pt-1.25">
        {fields.map((field) => (
          <FormField
            key={field.name}
            {...field}
            defaultValue={initialValues[field.name]}
            error={errors[field.name]}
          />
        ))}
      </div>
    </section>
  ));
}
