import { kindWordOf } from '@huella/calendar';
import type { NoticeKind } from '@huella/contract';
import { copy } from '../../copy.ts';

export function kindLabel(kind: NoticeKind): string {
  if (kind === 'Alimento') return copy.foodKind;
  return kindWordOf(kind) ?? copy.otherKinds;
}
