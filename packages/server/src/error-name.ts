/** The error's name for logs; its message may quote personal data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
