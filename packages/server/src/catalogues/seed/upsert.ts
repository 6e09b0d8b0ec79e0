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

/** Rows in one statement: PostgreSQL takes 65 535 parameters, SQLite 32 766. */
const CHUNK = 400;

/** Inserts rows that bring their own id; one that is there is brought up to date. */
export async function upsertById<Name extends Catalogue>(
  tx: Tx,
  table: Name,
  rows: readonly Database[Name][],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  // Kysely cannot follow a table that is a variable; the signature above holds the rows to the table.
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
