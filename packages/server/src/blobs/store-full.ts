/** Thrown by a blob store that has no room: the caller may try again later (503), and nothing was written. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}
