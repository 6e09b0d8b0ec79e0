import type { AppError } from '@huella/api-client';
import { listed } from '@huella/validation/text';
import { copy } from '../copy.ts';
import { labelOf } from './read-field.ts';

/** The form's alert for a rejection; undefined where the field errors suffice. */
export function sentenceOf({ code, fields }: AppError, petId: number | null): string | undefined {
  if (code === 'not_found' && petId !== null) return copy.review.unknownPet;
  if (code !== 'change_pending') return undefined;
  const data = [...new Set(fields.map(({ path }) => labelOf(path)))];
  return data.length === 0 ? copy.pending.some : copy.pending.these(listed(data));
}
