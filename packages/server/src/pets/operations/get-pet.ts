import * as calls from '@huella/contract/pets';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findPet } from '../repositories/pets.ts';

export const getPet = operation({
  call: calls.getPet,
  async handle({ ports, accountId, params }) {
    const pet = await findPet(ports.db, accountId, params.id);
    if (!pet) throw new ApiError('not_found');
    return ok(pet);
  },
});
