import { requestDataChange, unchangedPerson } from '@huella/contract/changes';
import { listPets } from '@huella/contract/pets';
import { listChangeRequests, resolveChangeRequest } from '@huella/server/operator';
import type { CallApi } from './call-api.ts';
import type { HistoryContext } from './history-context.ts';
import { emailOf } from './personas.ts';

/** Requests a change of each of three pets, and of the telephone. */
export async function seedChanges(api: CallApi, token: string): Promise<void> {
  const colours = ['Canela', 'Gris atigrado', 'Negro y blanco'];
  for (const [index, { id: mascotaId }] of (await api(listPets, { token })).entries())
    await api(requestDataChange, { token, body: { mascotaId, mascotaColor: colours[index] } });
  await api(requestDataChange, { token, body: { ...unchangedPerson, telCelular: '1155556666' } });
}

/** Approves a person's first request and rejects the second; the others stay pending. */
export async function resolveChanges({ ports, person }: HistoryContext): Promise<void> {
  const [first, second] = (await listChangeRequests(ports.db)).filter(
    ({ email }) => email === emailOf(person),
  );
  if (!first || !second) throw new Error('There are no two changes to resolve');
  await resolveChangeRequest(ports, first.id, { approve: true });
  const reason = 'En la foto se ve de otro color.';
  await resolveChangeRequest(ports, second.id, { approve: false, reason });
}
