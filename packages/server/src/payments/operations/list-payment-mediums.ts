import * as calls from '@huella/contract/payments';
import { ok, operation } from '../../http/operation.ts';
import { allPaymentMediums } from '../repositories/payment-mediums.ts';

export const listPaymentMediums = operation({
  call: calls.listPaymentMediums,
  cacheable: true,
  async handle({ ports }) {
    return ok(await allPaymentMediums(ports.db));
  },
});
