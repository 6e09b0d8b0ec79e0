import * as calls from '@huella/contract/policies';
import { ok, operation } from '../../http/operation.ts';
import { listOwnCancellations } from '../repositories/cancellation-requests.ts';
import { toCancellation } from '../to-cancellation.ts';

export const listCancellationRequests = operation({
  call: calls.listCancellationRequests,
  async handle({ ports, accountId }) {
    return ok((await listOwnCancellations(ports.db, accountId)).map(toCancellation));
  },
});
