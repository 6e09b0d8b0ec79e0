export async function loadVetContactSheet() {
  return (await import('./vet-contact-sheet.tsx')).VetContactSheet;
}
