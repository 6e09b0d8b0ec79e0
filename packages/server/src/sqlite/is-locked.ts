/** The lowest byte of the extended code: SQLITE_BUSY, SQLITE_LOCKED. */
const LOCKED_CODES = new Set([5, 6]);

/** True for an error of node:sqlite about a lock held elsewhere. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return false;
  return LOCKED_CODES.has(error.errcode & 0xff);
}
