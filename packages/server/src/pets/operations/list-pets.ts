import * as calls from '@huella/contract/pets';
import { ok, operation } from '../../http/operation.ts';
import { listPetsOf } from '../repositories/pets.ts';

export const listPets = operation({
  call: calls.listPets,
  async handle({ ports, accountId }) {
    return ok(await listPetsOf(ports.db, accountId));
  },
});
