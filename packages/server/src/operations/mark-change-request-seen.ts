import * as calls from '@huella/contract/changes';
import { ok, operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import { markOutcomeSeen, ownsChangeRequest } from '../repositories/owned-change-requests.ts';

export const markChangeRequestSeen = operation({
  call: calls.markChangeRequestSeen,
  async handle({ accountId, params, now, transact }) {
    return transact(async (tx) => {
      if (!(await ownsChangeRequest(tx, accountId, params.id))) throw new Refusal('not_found');
      await markOutcomeSeen(tx, params.id, now);
      return ok({});
    });
  },
});
