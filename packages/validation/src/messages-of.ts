import type { ZodMiniType } from 'zod/mini';

/** For tests: the message of each field, or `{}` for a valid value. */
export function messagesOf(schema: ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}
