const POSTGRES_DISK_FULL = '53100';

/** True for a full disk, from node:sqlite, sql.js or pg. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === POSTGRES_DISK_FULL) return true;
  return error.message.includes('database or disk is full');
}
