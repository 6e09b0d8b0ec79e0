// Any origin that is not ours would do: it only has to survive the resolution.
const OWN = 'http://own.invalid';

/**
 * The path, search and hash of an address of this very origin, null for any other text (O-SE-02). Read as the browser reads it, for
 * which `/\evil.example` and `/.//evil.example` are other hosts' addresses.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(text, OWN);
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
