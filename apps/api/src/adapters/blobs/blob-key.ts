const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Refuses a key that could leave the blob area. Keys are made by the server, so a bad one is a programming error. */
export function assertBlobKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((part) => segment.test(part) && !part.includes('..'))) {
    throw new Error(`Not a blob key: ${JSON.stringify(key)}`);
  }
}
