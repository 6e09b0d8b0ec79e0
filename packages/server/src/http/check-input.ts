import type { Call, FieldError } from '@huella/contract';
import * as z from 'zod/mini';
import { fieldText } from '../copy.ts';
import type { Ports } from '../ports.ts';
import type { Operation } from './operation.ts';
import { ApiError, invalidFields } from './api-error.ts';
import { isReadable } from '@huella/validation/text';

type Issue = z.core.$ZodIssue;

/**
 * Checks a body by the form rules, with the specification's messages, then by the contract's shape, and rejects unreadable texts in any
 * field (D113). Throws 422 with one message per field.
 */
export async function checkBody(
  { call, rules }: Operation,
  raw: unknown,
  context: { ports: Ports; today: string },
): Promise<{ body: unknown; input: unknown }> {
  const shape = z.safeParse(call.body ?? z.undefined(), raw);
  const checked = rules ? await rules(asObject(raw), context) : { fields: [], input: undefined };
  const others = shape.success ? unreadableTexts(shape.data) : shape.error.issues.flatMap(shapeErrors);
  const fields = mergeByPath(checked.fields, others);
  if (fields.length > 0 || !shape.success) throw invalidFields(...fields);
  return { body: shape.data, input: checked.input };
}

export function checkParams(call: Call, params: unknown): unknown {
  if (!call.params) return undefined;
  const parsed = z.safeParse(call.params, params);
  if (!parsed.success) throw new ApiError('not_found');
  return parsed.data;
}

export function checkQuery(call: Call, query: unknown): unknown {
  if (!call.query) return undefined;
  const parsed = z.safeParse(call.query, query);
  const fields = parsed.success ? unreadableTexts(parsed.data) : parsed.error.issues.flatMap(shapeErrors);
  if (fields.length > 0 || !parsed.success) throw invalidFields(...fields);
  return parsed.data;
}

/** Anything but an object becomes an empty one, so that every required field reports itself. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shapeErrors(issue: Issue): FieldError[] {
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return closestErrors(issue.errors);
  const message =
    issue.code === 'too_big' && issue.origin === 'string' ? fieldText.tooLong : fieldText.generic;
  return [{ path: issue.path.map(String).join('.'), code: issue.code, message }];
}

/** The alternative of a union with the fewest errors is the one that was meant. */
function closestErrors(alternatives: readonly (readonly Issue[])[]): FieldError[] {
  const [closest = []] = alternatives.toSorted((left, right) => left.length - right.length);
  return closest.flatMap(shapeErrors);
}

/** The rules' messages win; a missing parent needs none if its children have theirs. */
function mergeByPath(preferred: readonly FieldError[], others: readonly FieldError[]): FieldError[] {
  const merged = new Map(preferred.map((field) => [field.path, field]));
  for (const field of others) {
    const spoken = [...merged.keys()].some(
      (path) => path === field.path || path.startsWith(`${field.path}.`),
    );
    if (!spoken && !(field.path === '' && merged.size > 0)) merged.set(field.path, field);
  }
  return [...merged.values()];
}

function unreadableTexts(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    const field = { path: path.join('.'), code: 'unreadable', message: fieldText.unreadable };
    return isReadable(value) ? [] : [field];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unreadableTexts(inner, [...path, key]));
}
