import * as z from 'zod/mini';

/** Validates the values and returns the first message of each invalid field, by field name. */
export function messagesOf(schema: z.core.$ZodType, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values);
  if (result.success) return {};
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error.issues) messages[String(path[0])] ??= message;
  return messages;
}
