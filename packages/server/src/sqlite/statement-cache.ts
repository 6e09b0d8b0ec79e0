const CAPACITY = 400;

/** Caches prepared statements by text (least recently used out first): preparing costs more than running for most queries. */
export function statementCache<Statement>(
  prepare: (sql: string) => Statement,
  finalize: (statement: Statement) => void = () => {},
) {
  const kept = new Map<string, Statement>();
  return {
    get(sql: string): Statement {
      const known = kept.get(sql);
      if (known !== undefined) {
        kept.delete(sql);
        kept.set(sql, known);
        return known;
      }
      const statement = prepare(sql);
      kept.set(sql, statement);
      if (kept.size > CAPACITY) evictOldest(kept, finalize);
      return statement;
    },
    clear(): void {
      for (const statement of kept.values()) finalize(statement);
      kept.clear();
    },
  };
}

function evictOldest<Statement>(kept: Map<string, Statement>, finalize: (statement: Statement) => void) {
  for (const [sql, statement] of kept) {
    kept.delete(sql);
    finalize(statement);
    return;
  }
}
