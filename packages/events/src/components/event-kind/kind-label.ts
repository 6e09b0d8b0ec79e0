import { kindWordOf } from '@huella/calendar';
import type { NoticeKind } from '@huella/contract';
import { copy } from '../../copy.ts';

/** What a kind is called where one chooses among kinds. */
export function kindLabel(kind: NoticeKind): string {
  if (kind === 'Alimento') return copy.foodKind;
  return kindWordOf(kind) ?? copy.otherKinds;
}
