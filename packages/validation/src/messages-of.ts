import type { ZodMiniType } from 'zod/mini';

/** For tests: what a person reads per field, or `{}` when the value is taken. */
export function messagesOf(schema: ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}
