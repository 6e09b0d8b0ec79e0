import { kindWordOf } from '@huella/calendar';
import type { ReminderKind } from '@huella/contract';
import { copy } from '../../copy.ts';

export function kindLabel(kind: ReminderKind): string {
  if (kind === 'Alimento') return copy.foodKind;
  return kindWordOf(kind) ?? copy.otherKinds;
}
