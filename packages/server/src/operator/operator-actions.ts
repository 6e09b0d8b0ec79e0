import type { Kysely, Selectable } from 'kysely';
import type { Database, OperatorActionsTable } from '../db/schema.ts';

export interface OperatorAction extends Omit<Selectable<OperatorActionsTable>, 'actor'> {
  /** Their name. */
  readonly operator: string;
}

/** Records the start of an operator's change. Returns the id for `endAction`. */
export async function beginAction(
  db: Kysely<Database>,
  { operator, command }: Pick<OperatorAction, 'operator' | 'command'>,
  now: Date,
): Promise<number> {
  const action = { at: now.toISOString(), actor: operator, command, outcome: 'begun' } as const;
  const { id } = await db
    .insertInto('operator_actions')
    .values(action)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the outcome. An interrupted action stays `begun`. */
export async function endAction(
  db: Kysely<Database>,
  id: number,
  outcome: Exclude<OperatorAction['outcome'], 'begun'>,
): Promise<void> {
  await db.updateTable('operator_actions').set({ outcome }).where('id', '=', id).execute();
}

export async function listActions(db: Kysely<Database>, count: number): Promise<OperatorAction[]> {
  return db
    .selectFrom('operator_actions')
    .select(['id', 'at', 'actor as operator', 'command', 'outcome'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}
