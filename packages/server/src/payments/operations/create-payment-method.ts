import * as calls from '@huella/contract/payments';
import { created, ok, operation } from '../../http/operation.ts';
import { paymentRules } from '../payment-rules.ts';
import { insertPaymentMethod, renewKeyOf, renewPaymentMethod } from '../repositories/payment-methods.ts';
import { fingerprinted, storedForm } from '../stored-form.ts';

export const createPaymentMethod = operation({
  call: calls.createPaymentMethod,
  rules: paymentRules,
  async handle({ ports, accountId, input, now, transact }) {
    const known = await ports.vault.fingerprints(fingerprinted(input.numero_pago));
    const row = {
      account_id: accountId,
      created_at: now.toISOString(),
      ...(await storedForm(ports.vault, input, known[0])),
    };
    return transact(async (tx) => {
      await renewKeyOf(tx, row, known);
      const id = await insertPaymentMethod(tx, row);
      return id === undefined ? ok({ id: await renewPaymentMethod(tx, row) }) : created({ id });
    });
  },
});
