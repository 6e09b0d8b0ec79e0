import type { CardRecord, PolicyState } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** The state of a record that was kept a while ago, as of today: its year goes on without a network, too. */
export function policyStateOn(today: Day, { estado, date, hasta }: CardRecord): PolicyState {
  if (estado === 'anulada') return estado;
  if (today < date) return 'futura';
  return today > hasta ? 'vencida' : 'vigente';
}
