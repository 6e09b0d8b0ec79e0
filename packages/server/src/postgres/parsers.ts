export interface PostgresParser {
  /** The type's object id in PostgreSQL's catalogue. */
  readonly oid: number;
  readonly parse: (text: string) => unknown;
}

/**
 * What `pg` has to be told, so that both engines give equal rows: int8 and numeric as numbers (our ids and counts
 * stay far below 2^53), timestamptz as ISO 8601 in UTC. Register each with `types.setTypeParser(oid, parse)`.
 */
export const postgresParsers: readonly PostgresParser[] = [
  { oid: 20, parse: Number },
  { oid: 1700, parse: Number },
  {
    oid: 1184,
    parse: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
  },
];
