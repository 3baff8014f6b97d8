import { SelectField, type SelectFieldProps } from '../../design-system/forms/SelectField.tsx';
import {
  TextAreaField,
  type TextAreaFieldProps,
} from '../../design-system/forms/TextAreaField.tsx';
import { TextField, type TextFieldProps } from '../../design-system/forms/TextField.tsx';

/** A field as data: with `options` a select, with `rows` a text area, else a text field. */
export type FormFieldProps = { name: string } & (
  SelectFieldProps | (TextAreaFieldProps & { rows: number }) | TextFieldProps
);

/** Field of a form with a grid of six columns. By default it is required and as wide as the form. */
export function FormField(props: FormFieldProps) {
  const defaults = { required: true, className: 'col-span-6' };
  if ('options' in props) return <SelectField {...defaults} {...props} />;
  if ('rows' in props) return <TextAreaField {...defaults} {...props} />;
  return <TextField {...defaults} {...props} />;
}
