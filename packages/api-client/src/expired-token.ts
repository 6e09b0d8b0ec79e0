import { JWT_EXPIRED } from '@huella/contract';
import type { AppError } from './app-error.ts';

/** Whether this is the 401 for an expired token, which has its own message (specification §8, D26). */
export function isExpiredToken(error: AppError | undefined): boolean {
  return error?.status === 401 && error.message === JWT_EXPIRED;
}
