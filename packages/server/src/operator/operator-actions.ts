import type { Kysely, Selectable } from 'kysely';
import type { Database, OperatorActionsTable } from '../db/schema.ts';

export type OperatorAction = Selectable<OperatorActionsTable>;

/** Records the start of an operator's change. Returns the id for `endAction`. */
export async function beginAction(
  db: Kysely<Database>,
  { actor, command }: Pick<OperatorAction, 'actor' | 'command'>,
  now: Date,
): Promise<number> {
  const action = { at: now.toISOString(), actor, command, outcome: 'begun' } as const;
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
  return db.selectFrom('operator_actions').selectAll().orderBy('id', 'desc').limit(count).execute();
}
