import { unchangedPerson } from '@huella/contract/changes';
import type { TestAppOptions } from '@huella/testing';
import type { ChangeBody } from '../api/changes-endpoints.ts';

type Server = Parameters<NonNullable<TestAppOptions['before']>>[0];
type Person = NonNullable<TestAppOptions['as']>;

/** Sends a change request as a persona; returns its id. */
export async function requestChangeAs(server: Server, person: Person, body: ChangeBody): Promise<number> {
  const { token } = await server.as(person);
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const url = 'http://huella.test/app/user/datos/update';
  const sent = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { id }: { id: number } = await (await server.app.fetch(sent)).json();
  return id;
}

/** Decides a request as the insurer does, without changing the record; a `reason` rejects it. */
export async function decide(server: Server, id: number, reason?: string): Promise<void> {
  const estado = reason === undefined ? 'APROBADA' : 'RECHAZADA';
  const resolved_at = server.clock.now().toISOString();
  const decided = { estado, reason: reason ?? null, resolved_at } as const;
  await server.db.updateTable('change_requests').set(decided).where('id', '=', id).execute();
  await server.db
    .updateTable('change_fields')
    .set({ pending_key: null })
    .where('request_id', '=', id)
    .execute();
}

export function personBody(
  changes: Partial<Record<'nombre' | 'fechaNac' | 'genero' | 'piso', string>>,
): ChangeBody {
  return { ...unchangedPerson, ...changes };
}
