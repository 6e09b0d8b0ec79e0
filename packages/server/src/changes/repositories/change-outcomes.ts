import type { ChangeState } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

export interface ChangeOutcome {
  readonly email: string;
  readonly estado: ChangeState;
  /** Null for the person's own data. */
  readonly petId: number | null;
  readonly petName: string | null;
  readonly reason: string | null;
  readonly fields: readonly string[];
}

export async function findOutcome(db: Executor, requestId: number): Promise<ChangeOutcome | undefined> {
  const rows = await db
    .selectFrom('change_requests')
    .innerJoin('accounts', 'accounts.id', 'change_requests.account_id')
    .leftJoin('pets', 'pets.id', 'change_requests.pet_id')
    .innerJoin('change_fields', 'change_fields.request_id', 'change_requests.id')
    .select([
      'accounts.email',
      'change_requests.estado',
      'pets.id as petId',
      'pets.nombre as petName',
      'change_requests.reason',
      'change_fields.field',
    ])
    .where('change_requests.id', '=', requestId)
    .orderBy('change_fields.id')
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { email, estado, petId, petName, reason } = first;
  return { email, estado, petId, petName, reason, fields: rows.map(({ field }) => field) };
}
