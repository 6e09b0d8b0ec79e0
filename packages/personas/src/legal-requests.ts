import { createLegalRequest, legalRequestKind } from '@huella/contract/legal';
import type { CallApi } from './call-api.ts';
import { emailOf } from './personas.ts';

/** Submits every kind of legal request (Disposición 954/2025); all stay pending. */
export async function seedLegalRequests(api: CallApi): Promise<void> {
  const who = { nombre: 'Carla Núñez', dni: '30123456', email: emailOf('con-gestiones') };
  for (const tipo of legalRequestKind.options) await api(createLegalRequest, { body: { tipo, ...who } });
}
