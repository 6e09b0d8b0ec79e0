/** Maps every spelling of an email to one account (D59). */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
