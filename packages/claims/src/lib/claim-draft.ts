export function claimDraft(petId: number): string {
  return `claim-${petId}`;
}
