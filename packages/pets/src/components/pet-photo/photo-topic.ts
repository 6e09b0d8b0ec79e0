/** The outbox topic of a pet's photo. */
export function photoTopic(petId: number): string {
  return `pet-photo/${petId}/`;
}
