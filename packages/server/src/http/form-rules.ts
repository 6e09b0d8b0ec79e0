import type { FieldError } from '@huella/contract';
import * as z from 'zod/mini';
import { fieldText } from '../copy.ts';
import { asObject } from './check-input.ts';
import type { Checked } from './operation.ts';

export function checkForm<Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
  prefix = '',
): Checked<Output> {
  const parsed = z.safeParse(schema, asObject(body));
  if (parsed.success) return { input: parsed.data, fields: [] };
  return { fields: firstPerPath(parsed.error.issues.map((issue) => fieldError(issue, prefix))) };
}

export function checkBoth<First, Second>(
  first: Checked<First>,
  second: Checked<Second>,
): Checked<{ first: First; second: Second }> {
  const fields = [...first.fields, ...second.fields];
  if (first.input === undefined || second.input === undefined) return { fields };
  return { fields, input: { first: first.input, second: second.input } };
}

function fieldError(issue: z.core.$ZodIssue, prefix: string): FieldError {
  const path = prefix + issue.path.map(String).join('.');
  return { path, code: issue.code, message: isCustomMessage(issue) ? issue.message : fieldText.generic };
}

/** A check without a message of a rule has the English one of zod (`Invalid input`), which nobody should read. */
function isCustomMessage({ message }: z.core.$ZodIssue): boolean {
  return !message.startsWith('Invalid ');
}

function firstPerPath(fields: readonly FieldError[]): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const field of fields) if (!first.has(field.path)) first.set(field.path, field);
  return [...first.values()];
}
