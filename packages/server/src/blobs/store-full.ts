/** Thrown by a blob store that is full: nothing was written, and the caller may retry later (503). */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}
