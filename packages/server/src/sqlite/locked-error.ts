/** Another process kept the database locked for longer than a caller waits: nothing was written, and it may be tried later (503). */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError';

  constructor(options?: ErrorOptions) {
    super('The database is locked', options);
  }
}
