/** `c•••@huella.test`: recognisable for its owner, useless for others. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${at > 1 ? first : ''}•••${email.slice(at)}`;
}
