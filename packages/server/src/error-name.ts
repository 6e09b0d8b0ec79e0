/** What a log may say of an error: its name, never its message, which may quote what a person wrote. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
