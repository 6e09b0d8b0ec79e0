/** The sheet's code, which comes with the first tap. */
export async function loadVetContactSheet() {
  return (await import('./vet-contact-sheet.tsx')).VetContactSheet;
}
