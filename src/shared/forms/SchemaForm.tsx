import { zodResolver } from '@hookform/resolvers/zod';
import { use, useRef, type ReactNode } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import { announce } from '../../design-system/announce.ts';
import { Form } from '../../design-system/forms/Form.tsx';
import type { FormSchema } from '../../domain/schemas/form-schema.ts';
import { PageLoadingContext } from '../navigation/navigation-contexts.ts';
import { reportErrors, type FieldMessages } from './report-errors.ts';
import { useFormDraft } from './use-form-draft.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** Submits of the same values within this time are one double or triple click. */
const DOUBLE_CLICK_MS = 500;

/** A field as data, named as its value in the schema. */
export type SchemaField<Input> = FormFieldProps & { name: Path<Input> & keyof Input };

export interface SchemaFormProps<Input extends FieldValues, Output extends FieldValues> {
  /** Accessible name of the form. */
  label: string;
  /** Schema of the values, by field name. */
  schema: FormSchema<Input, Output>;
  /** The fields in display order. */
  fields: readonly SchemaField<Input>[];
  /** Initial values of the fields, by field name. */
  defaultValues: NoInfer<DefaultValues<Input>>;
  /** Called with the parsed values; once for a double click, not while the next page loads. */
  onSubmit: (values: Output) => void;
  /** Whether the form is shown again after a submit, with what was submitted.
   * @default false */
  staysFilled?: boolean;
  /** Called when a link in the form is followed, e.g. Cancel. What was entered is forgotten. */
  onCancel?: () => void;
  /** What follows the fields, with the submit button. */
  children: ReactNode;
}

/**
 * React Hook Form with a Zod schema: validates on submit and, after the first one, on every change. The
 * values are read from the DOM: password managers and extensions may set a value without an event.
 */
export function SchemaForm<Input extends FieldValues, Output extends FieldValues>({
  label,
  schema,
  fields,
  defaultValues,
  onSubmit,
  staysFilled = false,
  onCancel,
  children,
}: SchemaFormProps<Input, Output>) {
  const { form, initialValues, discard } = useFormDraft(label, defaultValues);
  // Async parsing would move transformed values to the end of the object, whose values are logged in order.
  const check = zodResolver(schema, undefined, { mode: 'sync' });
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Input, unknown, Output>({
    defaultValues: initialValues,
    // `reportErrors` focuses the first invalid field.
    shouldFocusError: false,
    resolver: (values, context, options) => {
      const typed = new FormData(form.current ?? undefined);
      return check({ ...values, ...Object.fromEntries(typed) }, context, options);
    },
  });
  const messages = messagesOf(errors);
  const isPageLoading = use(PageLoadingContext);
  const last = useRef({ values: '', time: -Infinity });
  // Compares times: `onSubmit` is synchronous, so `isSubmitting` is false again before the second click.
  const submitOnce = (values: Output) => {
    const { values: lastValues, time: lastTime } = last.current;
    last.current = { values: JSON.stringify(values), time: performance.now() };
    const isRepeated =
      last.current.values === lastValues && last.current.time - lastTime <= DOUBLE_CLICK_MS;
    if (isRepeated || isPageLoading) return;
    // Clears the number of invalid fields, which is no longer true.
    announce('');
    if (!staysFilled) discard();
    onSubmit(values);
  };

  return (
    <Form
      ref={form}
      aria-label={label}
      onSubmit={(event) => {
        const { currentTarget } = event;
        const submit = handleSubmit(submitOnce, (invalid) => {
          reportErrors(currentTarget, messagesOf(invalid));
        });
        void submit(event);
      }}
      onClick={({ target, defaultPrevented }) => {
        // The router prevents the default, unless the press opens another tab.
        if (!defaultPrevented || !(target instanceof Element && target.closest('a'))) return;
        discard();
        onCancel?.();
      }}
      className="grid grid-cols-6 gap-x-gutter gap-y-8.5"
    >
      {fields.map((field) => (
        <FormField
          key={field.name}
          {...field}
          {...register(field.name)}
          // The prerendered HTML has the values as attributes.
          defaultValue={initialValues[field.name] ?? ''}
          error={messages[field.name]}
        />
      ))}
      {children}
    </Form>
  );
}

function messagesOf(errors: FieldErrors<Record<string, string>>): FieldMessages {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}
