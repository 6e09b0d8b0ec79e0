import * as calls from '@huella/contract/person';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findPerson } from '../repositories/persons.ts';

export const getPerson = operation({
  call: calls.getPerson,
  async handle({ ports, accountId }) {
    const person = await findPerson(ports.db, accountId);
    if (!person) throw new ApiError('not_found');
    return ok(person);
  },
});
