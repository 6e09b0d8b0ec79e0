import * as calls from '@huella/contract/notifications';
import { ok, operation } from '../../http/operation.ts';

export const getPushKey = operation({
  call: calls.getPushKey,
  async handle({ ports }) {
    return ok({ clave: ports.push.publicKey });
  },
});
