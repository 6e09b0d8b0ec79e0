import type { RequestInput, WithIdempotencyKey } from '@huella/api-client';
import type { createPerson } from '@huella/contract/person';

/** Specification §7. */
export type NewPersonBody = RequestInput<typeof createPerson>['body'];

export type NewPerson = WithIdempotencyKey<NewPersonBody>;
