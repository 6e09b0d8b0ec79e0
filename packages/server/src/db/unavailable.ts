import { DatabaseLockedError } from '../sqlite/locked-error.ts';

/** PostgreSQL's shutdown, too many connections, lock and statement timeouts, deadlock, serialization failure. */
const POSTGRES_CODES = new Set(['57P01', '57P02', '57P03', '53300', '55P03', '57014', '40P01', '40001']);

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

/** node-postgres errors without a code. */
const POOL_MESSAGES = [/^timeout exceeded when trying to connect/, /^Connection terminated/];

/** True for a database that is temporarily unavailable, from any engine. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseLockedError) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (POSTGRES_CODES.has(code) || NETWORK_CODES.has(code)) return true;
  return POOL_MESSAGES.some((message) => message.test(error.message));
}
