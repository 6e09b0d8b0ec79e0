/** Where a pet's photo stands in the outbox. */
export function photoTopic(petId: number): string {
  return `pet-photo/${petId}/`;
}
