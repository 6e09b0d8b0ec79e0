import { kindWordOf } from '@huella/calendar';
import type { CalendarKind } from '@huella/contract';
import { copy } from '../../copy.ts';

/** What a kind is called where one chooses among kinds. */
export function kindLabel(kind: CalendarKind): string {
  return kindWordOf(kind) ?? copy.otherKinds;
}
