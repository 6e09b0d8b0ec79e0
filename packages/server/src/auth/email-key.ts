/** One mail, one account, however a phone's keyboard wrote it (D59). */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The same password typed on two keyboards may differ in its Unicode form. Never trimmed (D59). */
export function passwordText(password: string): string {
  return password.normalize('NFC');
}
