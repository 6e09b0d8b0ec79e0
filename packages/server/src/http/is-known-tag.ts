/**
 * Whether who asks has the bytes of this tag already (RFC 9110 §13.1.2): any of those that they name, or `*`. What travels packed or through
 * a proxy may have lost or got its `W/`.
 */
export function isKnownTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((known) => opaque(known.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
