import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findPetRow } from '../../pets/repositories/pets.ts';
import { listClaimsOf } from '../repositories/claims.ts';

export const listClaims = operation({
  call: calls.listClaims,
  async handle({ ports, accountId, query }) {
    if (!(await findPetRow(ports.db, accountId, query.id))) throw new ApiError('not_found');
    return ok(await listClaimsOf(ports.db, accountId, query.id));
  },
});
