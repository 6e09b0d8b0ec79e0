import type { FieldError } from '@huella/contract';
import * as z from 'zod/mini';
import { fieldText } from '../copy.ts';
import { asObject } from './check-input.ts';
import type { ValidationResult } from './operation.ts';

export function validateForm<Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
  prefix = '',
): ValidationResult<Output> {
  const parsed = z.safeParse(schema, asObject(body));
  if (parsed.success) return { input: parsed.data, fields: [] };
  return { fields: firstPerPath(parsed.error.issues.map((issue) => fieldError(issue, prefix))) };
}

function fieldError(issue: z.core.$ZodIssue, prefix: string): FieldError {
  const path = prefix + issue.path.map(String).join('.');
  return { path, code: issue.code, message: isCustomMessage(issue) ? issue.message : fieldText.generic };
}

/** Zod's default message (`Invalid input`) is English; the generic Spanish one replaces it. */
function isCustomMessage({ message }: z.core.$ZodIssue): boolean {
  return !message.startsWith('Invalid ');
}

function firstPerPath(fields: readonly FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const field of fields) if (!first.has(field.path)) first.set(field.path, field);
  return [...first.values()];
}
