import * as calls from '@huella/contract/changes';
import { fieldText, errorText } from '../../copy.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { created, operation } from '../../http/operation.ts';
import { findPersonRow } from '../../person/repositories/persons.ts';
import { findPetRow, type PetRow } from '../../pets/repositories/pets.ts';
import { changeRules } from '../change-rules.ts';
import { realChanges, type Change, type ChangeInput } from '../change.ts';
import { checkBreed, checkPlace } from '../check-choices.ts';
import { insertChangeFields, insertChangeRequest } from '../repositories/change-requests.ts';

export const requestDataChange = operation({
  call: calls.requestDataChange,
  rules: changeRules,
  async handle({ accountId, body, input, now, transact }) {
    const province = 'provincia' in body ? body.provincia : null;
    return transact(async (tx) => {
      const record = await recordToChange(tx, accountId, input, province);
      const changes = realChanges(input.changes, { ...record });
      if (changes.length === 0) throw nothingChanged(input);
      const request = { accountId, petId: input.kind === 'pet' ? input.petId : null, changes, now };
      const id = await insertChangeRequest(tx, request);
      const pending = await insertChangeFields(tx, id, request);
      if (pending.length > 0) throw alreadyPending(pending);
      return created({ id, estado: 'PENDIENTE' as const });
    });
  },
});

async function recordToChange(
  tx: Tx,
  accountId: number,
  { kind, petId, changes }: ChangeInput,
  province: string | null,
) {
  const pet = petId === null ? undefined : await findPetRow(tx, accountId, petId);
  if (petId !== null && !pet) throw new ApiError('not_found');
  if (kind === 'pet') return petToChange(tx, pet, changes);
  const person = await findPersonRow(tx, accountId);
  if (!person) throw new ApiError('not_found');
  await checkPlace(tx, changes, province);
  return person;
}

async function petToChange(tx: Tx, pet: PetRow | undefined, changes: readonly Change[]): Promise<PetRow> {
  if (!pet) throw new ApiError('not_found');
  await checkBreed(tx, pet, changes);
  return pet;
}

function nothingChanged({ kind }: ChangeInput): ApiError {
  const message = kind === 'pet' ? fieldText.petUnchanged : fieldText.unchanged;
  return invalidFields({ path: '', code: 'unchanged', message });
}

function alreadyPending(pending: readonly Change[]): ApiError {
  const message = errorText.change_pending;
  const fields = pending.map(({ wire }) => ({ path: wire, code: 'change_pending', message }));
  return new ApiError('change_pending', { fields });
}
