/** Compares `If-None-Match` (RFC 9110 §13.1.2) weakly: compression and proxies add or remove `W/`. */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => opaque(known.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
