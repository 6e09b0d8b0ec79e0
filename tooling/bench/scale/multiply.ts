import { closeSync, fsyncSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Between the ids of two copies: no template user has as many rows of a kind. */
const STRIDE = 1000;

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Copies the users of a database with their data: new users with other ids, and other unique names. Without reminders. */
export function multiply(file: string, copies: number): void {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma cache_size = -400000');
  const read = <Row>(text: string, ...values: string[]): Row[] =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what these pragmas answer is documented
    database.prepare(text).all(...values) as unknown as Row[];
  const tables = read<{ name: string }>(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
  ).map(({ name }) => name);
  const people = tables.filter((table) => isOfPeople(table));

  function isOfPeople(table: string, seen: readonly string[] = []): boolean {
    if (table === 'accounts') return true;
    const parents = read<{ table: string }>('select "table" from pragma_foreign_key_list(?)', table);
    return parents.some(
      (parent) => !seen.includes(parent.table) && isOfPeople(parent.table, [...seen, table]),
    );
  }

  function copied(table: string, { name, type }: Column): string {
    const keys = read<{ from: string; table: string }>('select * from pragma_foreign_key_list(?)', table);
    const isReference = keys.some((key) => key.from === name && people.includes(key.table));
    if (name === 'reminded_on') return "'9999-12-31'";
    if (isReference || name === 'id') return `"${name}" + n * ${STRIDE}`;
    const isOwn = name === 'email' || isUnique(table, name);
    return type.toLowerCase() === 'text' && isOwn ? `n || '-' || "${name}"` : `"${name}"`;
  }

  function isUnique(table: string, column: string): boolean {
    const sole = `select 1 from pragma_index_list(?) as i, pragma_index_info(i.name) as part
      where i."unique" = 1 and part.name = ?`;
    return read(sole, table, column).length > 0;
  }

  database.exec('pragma foreign_keys = off; begin');
  for (const table of people) {
    const columns = read<Column>('select name, type from pragma_table_info(?)', table);
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map((column) => copied(table, column)).join(', ');
    database.exec(`with recursive series(n) as (select 1 union all select n + 1 from series where n < ${copies})
      insert into "${table}" (${names}) select ${values} from series cross join (select * from "${table}")`);
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
  flush(file);
}

/** Flushes the file, because the first measured calls would wait for it otherwise. */
function flush(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
