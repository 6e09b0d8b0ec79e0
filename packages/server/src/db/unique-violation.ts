const POSTGRES_UNIQUE_VIOLATION = '23505';

/** True for node:sqlite, sql.js and pg. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === POSTGRES_UNIQUE_VIOLATION) return true;
  return error.message.includes('UNIQUE constraint failed');
}
