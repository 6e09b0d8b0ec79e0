import type { RequestInput } from '@huella/api-client';
import type { createPet } from '@huella/contract/pets';

/** The body of POST /app/user/mascotas (specification §7). */
export type NewPetBody = RequestInput<typeof createPet>['body'];

/** A new pet to send. The same key with the same body creates one pet, however often it arrives. */
export interface NewPet {
  body: NewPetBody;
  idempotencyKey: string;
}
