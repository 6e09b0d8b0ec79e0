import { createLegalRequest, legalRequestKind } from '@huella/contract/legal';
import { listCardRecords, requestCancellation } from '@huella/contract/policies';
import {
  cancelPolicy,
  confirmCancellation,
  listCancellations,
  listPolicies,
  rejectCancellation,
} from '@huella/server/operator';
import type { CallApi } from './call-api.ts';
import type { HistoryContext } from './history-context.ts';
import { emailOf } from './personas.ts';

export async function seedCancellations(api: CallApi, token: string): Promise<void> {
  const email = emailOf('con-bajas');
  for (const { poliza } of await api(listCardRecords, { token, query: { email } }))
    await api(requestCancellation, { token, body: { poliza, motivo: 'PRECIO', detalle: null } });
}

/** Confirms a person's first request and rejects the second; the third stays pending. */
export async function resolveCancellations({ ports, person }: HistoryContext): Promise<void> {
  const [first, second] = (await listCancellations(ports.db)).filter(
    ({ email }) => email === emailOf(person),
  );
  if (!first || !second) throw new Error('There are no two requests to resolve');
  await confirmCancellation(ports, first.code);
  await rejectCancellation(ports, second.code, 'La pidió otra persona');
}

export async function cancelFirstPolicy({ ports, person }: HistoryContext): Promise<void> {
  const [first] = await listPolicies(ports, emailOf(person));
  if (!first) throw new Error('There is no policy to cancel');
  await cancelPolicy(ports, first.number);
}

/** Submits every kind of legal request (Disposición 954/2025); all stay pending. */
export async function seedLegalRequests(api: CallApi): Promise<void> {
  const who = { nombre: 'Carla Núñez', dni: '30123456', email: emailOf('con-gestiones') };
  for (const tipo of legalRequestKind.options) await api(createLegalRequest, { body: { tipo, ...who } });
}
