/** `c•••@huella.test`: enough for its owner to recognise it, too little for others to write to. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${at > 1 ? first : ''}•••${email.slice(at)}`;
}
