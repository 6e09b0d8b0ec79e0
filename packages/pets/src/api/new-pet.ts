import type { RequestInput, WithIdempotencyKey } from '@huella/api-client';
import type { createPet } from '@huella/contract/pets';

/** The body of POST /app/user/mascotas (specification §7). */
export type NewPetBody = RequestInput<typeof createPet>['body'];

export type NewPet = WithIdempotencyKey<NewPetBody>;
