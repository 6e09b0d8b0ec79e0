import * as calls from '@huella/contract/changes';
import { ok, operation } from '../../http/operation.ts';
import { ownedChanges } from '../owned-changes.ts';

const REMEMBERED_MILLISECONDS = 90 * 24 * 60 * 60 * 1000;

export const listChangeRequests = operation({
  call: calls.listChangeRequests,
  async handle({ ports, accountId, now }) {
    const since = new Date(now.getTime() - REMEMBERED_MILLISECONDS);
    return ok(await ownedChanges(ports.db, accountId, since));
  },
});
