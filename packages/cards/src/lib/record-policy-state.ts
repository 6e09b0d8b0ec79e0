import type { CardRecord, PolicyState } from '@huella/contract';
import { termStateOn } from '@huella/pets/api';
import type { Day } from '@huella/validation/day';

/** The state as of today of a record that was saved earlier. */
export function recordPolicyState(today: Day, { estado, date, hasta }: CardRecord): PolicyState {
  return estado === 'anulada' ? estado : termStateOn(today, { desde: date, hasta });
}
