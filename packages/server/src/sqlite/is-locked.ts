/** The extended code's lowest byte: SQLITE_BUSY, SQLITE_LOCKED. */
const LOCKED_CODES = new Set([5, 6]);

/** True for the error of node:sqlite that says that somebody else has the lock. */
export function isLocked(error: unknown): boolean {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return false;
  return LOCKED_CODES.has(error.errcode & 0xff);
}
