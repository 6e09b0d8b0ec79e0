import { JWT_EXPIRED } from '@huella/contract';
import type { AppError } from './app-error.ts';

/** Is this the 401 that a refresh cures? The specification tells it by its message (§8, D26). */
export function isExpiredToken(error: AppError | undefined): boolean {
  return error?.status === 401 && error.message === JWT_EXPIRED;
}
