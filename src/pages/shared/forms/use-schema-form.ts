import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, type SubmitEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
} from 'react-hook-form';
import type { FormSchema } from '../../../domain/schemas/text.ts';
import { announceErrors } from './announce-errors.ts';
import { useDoubleSubmitGuard } from './use-double-submit-guard.ts';

/**
 * A form whose values a schema checks on submit and, once it was refused, on every change. What is
 * checked and submitted is what the fields hold, however it got there: password managers and
 * extensions may set a value without an event.
 * @param schema of the values, by the names of the fields
 * @param defaultValues what the fields start with
 * @param onSubmit called with the values that the schema accepts, once per press of the button
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
  onSubmit: (values: Output) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  // Asynchronous parsing would put transformed values last, behind their siblings.
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
  const submitOnce = useDoubleSubmitGuard(onSubmit);

  return {
    /** The props of the field of a name. */
    field: (name: Path<Input>) => ({ ...register(name), error: messageOf(errors, name) }),
    /** The props of the form. */
    form: {
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const { currentTarget } = event;
        const submit = handleSubmit(submitOnce, (refused) => {
          const names = Object.keys(refused);
          announceErrors(
            currentTarget,
            Object.fromEntries(names.map((name) => [name, messageOf(refused, name)])),
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
