import type { Kysely } from 'kysely';
import type { ChangeState, Database } from '../../db/schema.ts';
import { listChangeRows } from '../repositories/change-requests.ts';

export interface ChangeRequestSummary {
  readonly id: number;
  readonly email: string;
  readonly pet: string | null;
  readonly estado: ChangeState;
  readonly createdAt: string;
  readonly fields: { field: string; from: string | null; to: string | null }[];
}

export async function listChangeRequests(
  db: Kysely<Database>,
  estado: ChangeState = 'PENDIENTE',
): Promise<ChangeRequestSummary[]> {
  const requests = new Map<number, ChangeRequestSummary>();
  for (const row of await listChangeRows(db, estado)) {
    const { id, email, petName: pet, created_at: createdAt } = row;
    const request = requests.get(id) ?? { id, email, pet, estado: row.estado, createdAt, fields: [] };
    request.fields.push({ field: row.field, from: row.old_value, to: row.new_value });
    requests.set(id, request);
  }
  return [...requests.values()];
}
