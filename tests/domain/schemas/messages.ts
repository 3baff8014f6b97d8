import * as z from 'zod/mini';

/** The first message of each field that a schema refuses, by the field's name. */
export function messagesOf(schema: z.core.$ZodType, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values);
  if (result.success) return {};
  const messages: Record<string, string> = {};
  for (const { path, message } of result.error.issues) messages[String(path[0])] ??= message;
  return messages;
}
