import { kindLabel } from '@huella/calendar';
import type { ReminderKind } from '@huella/contract';
import { copy } from '../../copy.ts';

export function reminderKindLabel(kind: ReminderKind): string {
  if (kind === 'Alimento') return copy.foodKind;
  return kindLabel(kind) ?? copy.otherKinds;
}
