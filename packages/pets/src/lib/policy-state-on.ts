import type { CardRecord, Pet, PolicyState } from '@huella/contract';
import type { Day } from '@huella/validation/day';

/** The state of a record that was kept a while ago, as of today: its year goes on without a network, too. */
export function policyStateOn(today: Day, { estado, date, hasta }: CardRecord): PolicyState {
  return estado === 'anulada' ? estado : termStateOn(today, { desde: date, hasta });
}

/** The same of a pet; undefined where its term is not known. */
export function petPolicyStateOn(
  today: Day,
  { vigencia, anulada }: Pick<Pet, 'vigencia' | 'anulada'>,
): PolicyState | undefined {
  if (anulada !== undefined) return 'anulada';
  return vigencia && termStateOn(today, vigencia);
}

/** Both the first and the last day are covered. */
function termStateOn(today: Day, { desde, hasta }: NonNullable<Pet['vigencia']>): PolicyState {
  if (today < desde) return 'futura';
  return today > hasta ? 'vencida' : 'vigente';
}
