import { addMovement } from '@huella/server/operator';
import { claimsOf } from './claims-of.ts';
import type { HistoryContext } from './history-context.ts';
import { answerForms } from './vet-forms.ts';

/** The vet answered the oldest claim, and the insurer added a movement. */
export async function answerFirstClaim({ ports, person }: HistoryContext): Promise<void> {
  const [first = 0] = await claimsOf(ports, person);
  await addMovement(ports, first, { kind: 'AVISO', text: 'Recibimos su denuncia.' });
  await answerForms(ports, first);
  await addMovement(ports, first, { kind: 'COMPLETADO', text: 'Su veterinaria completó el formulario.' });
  await addMovement(ports, first, { kind: 'PENDIENTE', text: 'Falta la documentación.' });
}
