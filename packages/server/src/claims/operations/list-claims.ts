import type { ClaimResult, Resolution } from '@huella/contract';
import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { findPetRow } from '../../pets/repositories/pets.ts';
import { readResolutions } from '../read-resolutions.ts';
import { ofPet } from '../repositories/claim-scope.ts';
import { listClaimsOf } from '../repositories/claims.ts';

export const listClaims = operation({
  call: calls.listClaims,
  async handle({ ports, accountId, query }) {
    if (!(await findPetRow(ports.db, accountId, query.id))) throw new ApiError('not_found');
    const claims = await listClaimsOf(ports.db, accountId, query.id);
    const resolutions = await readResolutions(ports.db, ofPet(query.id));
    return ok(claims.map((claim) => ({ ...claim, resultado: resultOf(resolutions.get(claim.id)) })));
  },
});

function resultOf(resolution: Resolution | undefined): ClaimResult | null {
  if (!resolution) return null;
  const { estado, pedido, reconocido, pagado } = resolution;
  return { estado, pedido, reconocido, pagado };
}
