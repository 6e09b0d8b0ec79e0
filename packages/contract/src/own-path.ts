// Any origin that is not ours: only used to resolve the path.
const OWN = 'http://own.invalid';

/**
 * The path, search and hash of a URL of this origin, null for any other text (O-SE-02). Parsed as browsers do:
 * `/\evil.example` and `/.//evil.example` are other hosts.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(text, OWN);
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
