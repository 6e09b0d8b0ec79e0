import type { FieldError } from '@huella/contract';
import { isReadable } from '@huella/validation/text';
import { fieldText } from '../copy.ts';

export function unreadableTexts(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    const field = { path: path.join('.'), code: 'unreadable', message: fieldText.unreadable };
    return isReadable(value) ? [] : [field];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unreadableTexts(inner, [...path, key]));
}
