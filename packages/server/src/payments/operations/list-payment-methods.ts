import * as calls from '@huella/contract/payments';
import { ok, operation } from '../../http/operation.ts';
import { listPaymentMethodsOf } from '../repositories/payment-methods.ts';

export const listPaymentMethods = operation({
  call: calls.listPaymentMethods,
  async handle({ ports, accountId }) {
    return ok(await listPaymentMethodsOf(ports.db, accountId));
  },
});
