import { createLegalRequest, legalRequestKind } from '@huella/contract/legal';
import type { CallApi } from './call-api.ts';
import { emailOf } from './personas.ts';

/** Asks for everything that the legal buttons offer (Disposición 954/2025); the insurer has not answered. */
export async function seedLegalRequests(api: CallApi): Promise<void> {
  const who = { nombre: 'Carla Núñez', dni: '30123456', email: emailOf('con-gestiones') };
  for (const tipo of legalRequestKind.options) await api(createLegalRequest, { body: { tipo, ...who } });
}
