/** One mail, one account, however a phone's keyboard wrote it (D59). */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
