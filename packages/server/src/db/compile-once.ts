import type { Compilable, CompiledQuery } from 'kysely';
import { isSqlite } from './dialect.ts';
import type { Executor } from './transaction.ts';

type Value = string | number | null;

/** Building and compiling a frequent query costs more than running it. Its parameters must be the arguments, in order. */
export function compileOnce<Arguments extends readonly Value[], Row>(
  build: (db: Executor, ...values: Arguments) => Compilable<Row>,
): (db: Executor, ...values: Arguments) => Promise<Row[]> {
  const compiled = new Map<boolean, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const engine = isSqlite(db);
    let query = compiled.get(engine);
    if (!query) {
      query = build(db, ...values).compile();
      requireSame(query.parameters, values);
      compiled.set(engine, query);
    }
    const bound = { ...query, parameters: values };
    // Uses the connection directly: Kysely's own way would only add plugins, and there are none.
    const { rows } = await db
      .getExecutor()
      .provideConnection((connection) => connection.executeQuery<Row>(bound));
    return rows;
  };
}

/** The same for a query with many values, by their names: the order of a row's keys does not matter. */
export function compileOnceFor<Values extends Readonly<Record<keyof Values, Value>>, Row>(
  names: readonly (keyof Values)[],
  build: (db: Executor, values: Values) => Compilable<Row>,
): (db: Executor, values: Values) => Promise<Row[]> {
  const run = compileOnce((db, ...values: readonly Value[]) => {
    const named = Object.fromEntries(names.map((name, at) => [name, values[at]]));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values of these very names, below
    return build(db, named as Values);
  });
  return (db, values) => run(db, ...names.map((name) => values[name]));
}

function requireSame(parameters: readonly unknown[], values: readonly unknown[]): void {
  const isSame = parameters.length === values.length && parameters.every((value, at) => value === values[at]);
  if (!isSame) throw new Error('a query compiled once must take its arguments as its parameters, in order');
}
