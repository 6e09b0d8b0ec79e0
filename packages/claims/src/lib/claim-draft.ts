/** The name that an unsent claim of a pet is kept under. */
export function claimDraft(petId: number): string {
  return `claim-${petId}`;
}
