import * as calls from '@huella/contract/notifications';
import { ok, operation } from '../../http/operation.ts';
import { readPushKinds } from '../repositories/settings.ts';

export const getNotificationSettings = operation({
  call: calls.getNotificationSettings,
  async handle({ ports, accountId }) {
    return ok({ tipos: [...(await readPushKinds(ports.db, accountId))] });
  },
});
