import * as calls from '@huella/contract/pets';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { created, operation } from '../../http/operation.ts';
import { findPetRow } from '../repositories/pets.ts';
import { putWeight } from '../repositories/weights.ts';
import { weightEntryErrors } from '../weight-entry-rules.ts';

export const createWeightEntry = operation({
  call: calls.createWeightEntry,
  async handle({ accountId, body, today, transact }) {
    const { mascotaId, ...entry } = body;
    return transact(async (tx) => {
      const pet = await findPetRow(tx, accountId, mascotaId);
      if (!pet) throw new ApiError('not_found');
      const errors = weightEntryErrors(entry, pet, today);
      if (errors.length > 0) throw invalidFields(...errors);
      return created({ id: await putWeight(tx, mascotaId, entry) });
    });
  },
});
