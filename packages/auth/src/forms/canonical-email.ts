/** Phone keyboards add blanks and a capital letter (O-AU-13, D59). */
export function canonicalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}
