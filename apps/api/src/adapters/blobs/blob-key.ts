const segment = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** Throws for a key that could leave the folder. Keys are the server's, so that is a programming error. */
export function assertBlobKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((part) => segment.test(part) && !part.includes('..'))) {
    throw new Error(`Not a blob key: ${JSON.stringify(key)}`);
  }
}
