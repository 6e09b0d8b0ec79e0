import { waitText, type AppError } from '@huella/api-client';
import { copy } from './copy.ts';

/**
 * What the page says of a failure (specification §8 *Sync failure*, *service message*). Too many tries and no connection are
 * nobody's mistake and have sentences of their own.
 */
export function syncFailure({ status, retryAfter, offline, message }: AppError): string {
  if (status === 429) return waitText(retryAfter);
  if (offline) return message;
  return status === undefined ? copy.unreachable : copy.failure;
}
