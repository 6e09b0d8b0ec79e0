import * as calls from '@huella/contract/policies';
import { cancellationSchema } from '@huella/validation/cancellation';
import { emailKey } from '../../auth/email-key.ts';
import { lockAccountShared } from '../../auth/repositories/accounts.ts';
import { fieldText } from '../../copy.ts';
import type { Tx } from '../../db/transaction.ts';
import { ApiError, invalidFields } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { created, operation } from '../../http/operation.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { insertWithReferenceCode } from '../../reference-code.ts';
import { cancellationReceived } from '../mails/cancellation-received.ts';
import { policyStateOn } from '../policy-state.ts';
import { hasOpenCancellation, insertCancellationRequest } from '../repositories/cancellation-requests.ts';
import { lockOwnPolicy } from '../repositories/policies.ts';
import { toCancellation } from '../to-cancellation.ts';

/** Requests the end of a current or future policy; the coverage goes on until the insurer confirms (D35). */
export const requestCancellation = operation({
  call: calls.requestCancellation,
  rules: (body) => validateForm(cancellationSchema, body),
  async handle({ ports, accountId, input, now, today, transact }) {
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      const policyId = await policyToEnd(tx, { accountId, number: input.poliza, today });
      const request = {
        account_id: accountId,
        policy_id: policyId,
        open_policy_id: policyId,
        reason: input.motivo,
        detail: input.detalle,
        estado: 'PENDIENTE',
        created_at: now.toISOString(),
        resolved_at: null,
        answer: null,
      } as const;
      const row = await insertWithReferenceCode('ANUL', today, (code) =>
        insertCancellationRequest(tx, { ...request, code }),
      );
      const mail = { recipient: emailKey(row.email), payload: { request: row.id } };
      await enqueueMail(ports, tx, cancellationReceived, mail);
      return created(toCancellation(row));
    });
  },
});

interface OwnPolicyKey {
  readonly accountId: number;
  readonly number: string;
  readonly today: string;
}

async function policyToEnd(tx: Tx, { accountId, number, today }: OwnPolicyKey): Promise<number> {
  const policy = await lockOwnPolicy(tx, accountId, number);
  if (!policy) throw new ApiError('not_found');
  const state = policyStateOn(today, policy);
  if (state === 'anulada' || state === 'vencida')
    throw invalidFields({ path: 'poliza', code: 'policy_ended', message: fieldText.policyEnded });
  if (await hasOpenCancellation(tx, policy.id)) throw new ApiError('cancellation_pending');
  return policy.id;
}
