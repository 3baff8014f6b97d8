import type * as z from 'zod/mini';

/** Schema of a form: validates the field values and converts them to the submitted values. */
export type FormSchema<Input, Output> = z.ZodMiniType<Output, Input>;
