import { zodResolver } from '@hookform/resolvers/zod';
import { use, useRef, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import type { FormSchema } from '../../../domain/schemas/text.ts';
import { PendingNavigation } from '../navigation/pending-navigation.ts';
import { announceErrors } from './announce-errors.ts';

/** Submits closer together are a double or triple click. */
const DOUBLE_CLICK_MS = 500;

/**
 * React Hook Form with a Zod schema: validates on submit and, after an invalid submit, on every change. The
 * values are read from the DOM: password managers and extensions may set a value without an event.
 * @param schema of the values, by field name
 * @param defaultValues of the fields
 * @param onSubmit called with the parsed values, once per double click and not while the next page loads
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
  onSubmit: (values: Output) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  // Async parsing would move transformed values to the end of the object.
  const check = zodResolver(schema, undefined, { mode: 'sync' });
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Input, unknown, Output>({
    defaultValues,
    resolver: (values, context, options) => {
      const typed = form.current ? Object.fromEntries(new FormData(form.current)) : {};
      return check({ ...values, ...typed }, context, options);
    },
  });
  const isLeaving = use(PendingNavigation);
  const submittedAt = useRef(-Infinity);
  // By time: `onSubmit` is synchronous, so `isSubmitting` is false again before the second click.
  const submitOnce = (values: Output) => {
    const isRepeated = performance.now() - submittedAt.current <= DOUBLE_CLICK_MS;
    submittedAt.current = performance.now();
    if (!isRepeated && !isLeaving) onSubmit(values);
  };

  return {
    /** Returns the props of a field by name. */
    field: (name: Path<Input> & keyof Input) => ({
      ...register(name),
      // The prerendered HTML has the values as attributes.
      defaultValue: String(defaultValues[name] ?? ''),
      error: messageOf(errors, name),
    }),
    /** The props of the form. */
    form: {
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const { currentTarget } = event;
        const submit = handleSubmit(submitOnce, (invalid) => {
          const names = Object.keys(invalid);
          announceErrors(
            currentTarget,
            Object.fromEntries(names.map((name) => [name, messageOf(invalid, name)])),
          );
        });
        void submit(event);
      },
    },
  };
}

function messageOf(errors: FieldErrors, name: string): string | undefined {
  const message = errors[name]?.message;
  return typeof message === 'string' ? message : undefined;
}
