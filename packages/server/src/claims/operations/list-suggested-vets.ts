import * as calls from '@huella/contract/claims';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { ownsClaim } from '../repositories/claims.ts';
import { findOwnedIndication } from '../repositories/indications.ts';
import { suggestVets } from '../suggest-vets.ts';

/** Before the first form there is no indication, so the request names the claim. The response is the same. */
export const listSuggestedVets = operation({
  call: calls.listSuggestedVets,
  async handle({ ports, accountId, query }) {
    const { id, tipo } = query;
    const isOwn =
      (await findOwnedIndication(ports.db, accountId, id)) ?? (await ownsClaim(ports.db, accountId, id));
    if (!isOwn) throw new ApiError('not_found');
    return ok(await suggestVets(ports.db, accountId, tipo));
  },
});
