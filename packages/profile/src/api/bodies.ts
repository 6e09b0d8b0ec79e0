import type { RequestInput } from '@huella/api-client';
import type { PersonChangeRequest } from '@huella/contract';
import type { createPerson } from '@huella/contract/person';

/** The body of POST /app/user/personas (specification §7). */
export type NewPersonBody = RequestInput<typeof createPerson>['body'];

/** A body to send. The same key with the same body takes effect once, however often it arrives. */
export interface Sending<Body> {
  body: Body;
  idempotencyKey: string;
}

export type NewPerson = Sending<NewPersonBody>;
export type PersonChange = Sending<PersonChangeRequest>;
