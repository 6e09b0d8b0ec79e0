export interface PostgresParser {
  readonly oid: number;
  readonly parse: (text: string) => unknown;
}

/**
 * Parsers for `pg` that make both engines return equal rows: int8 and numeric as numbers (ids and counts are far below 2^53), timestamptz
 * as ISO 8601 in UTC. Register each with `types.setTypeParser(oid, parse)`.
 */
export const postgresParsers: readonly PostgresParser[] = [
  { oid: 20, parse: Number },
  { oid: 1700, parse: Number },
  {
    oid: 1184,
    parse: (text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString(),
  },
];
