import * as calls from '@huella/contract/changes';
import { ApiError } from '../../http/api-error.ts';
import { ok, operation } from '../../http/operation.ts';
import { setSeenAt, ownsChangeRequest } from '../repositories/owned-change-requests.ts';

export const markChangeRequestSeen = operation({
  call: calls.markChangeRequestSeen,
  async handle({ accountId, params, now, transact }) {
    return transact(async (tx) => {
      if (!(await ownsChangeRequest(tx, accountId, params.id))) throw new ApiError('not_found');
      await setSeenAt(tx, params.id, now);
      return ok({});
    });
  },
});
