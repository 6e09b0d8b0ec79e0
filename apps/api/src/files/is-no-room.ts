import { errorCode } from './error-code.ts';

/** A full disk, a spent quota, a limit of the system on files, a file system that became read-only over it. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** True for the error of a file that could not be written for want of room. */
export function isNoRoom(error: unknown): boolean {
  return codes.has(errorCode(error) ?? '');
}
