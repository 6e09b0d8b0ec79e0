/** The database stayed locked by another process for too long: nothing was written, and the caller may retry (503). */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError';

  constructor(options?: ErrorOptions) {
    super('The database is locked', options);
  }
}
