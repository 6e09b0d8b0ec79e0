import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/transaction.ts';

type Catalogue =
  | 'provinces'
  | 'localities'
  | 'breeds'
  | 'payment_mediums'
  | 'plans'
  | 'vaccines'
  | 'products'
  | 'foods';

/** Rows per statement: PostgreSQL takes 65 535 parameters, SQLite 32 766. */
const CHUNK = 400;

/** Inserts rows that bring their own id, or updates existing ones. */
export async function upsertById<Name extends Catalogue>(
  tx: Tx,
  table: Name,
  rows: readonly Database[Name][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  // Kysely cannot infer a table from a variable; the signature above checks the rows.
  /* oxlint-disable typescript/no-unsafe-type-assertion, typescript/no-unnecessary-type-assertion */
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insertInto(table as Catalogue)
      .values(rows.slice(start, start + CHUNK) as never)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(
            Object.fromEntries(columns.map((name) => [name, sql.ref(`excluded.${name}`)])) as never,
          ),
      )
      .execute();
  }
}
