/** The place of privacy, terms and the legal buttons, which `@huella/profile` and `@huella/legal` bring. */
export function LegalSection() {
  return null;
}
