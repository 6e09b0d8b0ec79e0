import { errorCode } from './error-code.ts';

/** A full disk, a quota, a file size limit, a file system that became read-only. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS']);

/** True for an error of writing without room. */
export function isOutOfSpace(error: unknown): boolean {
  return codes.has(errorCode(error) ?? '');
}
