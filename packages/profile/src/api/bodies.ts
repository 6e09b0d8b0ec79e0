import type { RequestInput, Sending } from '@huella/api-client';
import type { createPerson } from '@huella/contract/person';

/** The body of POST /app/user/personas (specification §7). */
export type NewPersonBody = RequestInput<typeof createPerson>['body'];

export type NewPerson = Sending<NewPersonBody>;
