import type { Indication } from '@huella/contract';
import type { RenderedRoutes, TestAppOptions } from '@huella/testing';
import { havingClaims } from './having-claims.ts';

export interface PendingSeed extends Pick<Indication, 'id' | 'tipo'> {
  text?: string;
  at?: string;
}

/** Stores claim 1 of Luna with pending indications. */
export function havingPending(...seeds: readonly PendingSeed[]): NonNullable<TestAppOptions['before']> {
  return async (server) => {
    await havingClaims({ id: 1, text: 'Se cortó la pata' })(server);
    const rows = seeds.map(({ id, tipo, text = null, at = '2026-11-27T12:00:00.000Z' }) => ({
      id,
      tipo,
      claim_id: 1,
      estado: 'PENDIENTE' as const,
      descripcion_inicial: text,
      vet_form_id: null,
      requested_by: null,
      created_at: at,
    }));
    if (rows.length > 0) await server.db.insertInto('indications').values(rows).execute();
  };
}

export function storedIndications({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db
    .selectFrom('indications')
    .leftJoin('vet_forms', 'vet_forms.id', 'indications.vet_form_id')
    .leftJoin('vet_contacts', 'vet_contacts.id', 'vet_forms.vet_id')
    .select(['indications.id', 'estado', 'vet_form_id', 'nombre', 'mail', 'attended_day'])
    .orderBy('indications.id')
    .execute();
}

export async function addNetworkVet(
  { db }: RenderedRoutes['server'],
  vet: { nombre: string; apellido: string; mail: string; kinds: readonly Indication['tipo'][] },
): Promise<void> {
  const { kinds, ...name } = vet;
  await db
    .insertInto('network_vets')
    .values({
      ...name,
      mail_key: vet.mail,
      telefono: '11 5555-6666',
      kinds: JSON.stringify(kinds),
      locality_id: null,
      updated_at: '2026-11-27T12:00:00.000Z',
    })
    .execute();
}
