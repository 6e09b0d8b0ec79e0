import type { LegalRequestKind } from '@huella/contract';
import * as calls from '@huella/contract/legal';
import { legalRequestSchema } from '@huella/validation/legal';
import { emailKey } from '../../auth/email-key.ts';
import { validateForm } from '../../http/validate-form.ts';
import { created, operation } from '../../http/operation.ts';
import { limits, consume } from '../../limits/limits.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { insertWithReferenceCode } from '../../reference-code.ts';
import { legalReceived } from '../mails/legal-received.ts';
import { insertLegalRequest } from '../repositories/legal-requests.ts';

const prefixes: Readonly<Record<LegalRequestKind, string>> = { BAJA: 'BAJA', ARREPENTIMIENTO: 'ARREP' };

/** Responds the same whether anybody is insured under that name or not. */
export const createLegalRequest = operation({
  call: calls.createLegalRequest,
  rules: (body) => validateForm(legalRequestSchema, body),
  async handle({ ports, input, ip, now, today, transact }) {
    const email = emailKey(input.email);
    await consume(ports, limits.legalByIp, ip);
    await consume(ports, limits.legalByEmail, email);
    const fecha = now.toISOString();
    return transact(async (tx) => {
      const request = {
        kind: input.tipo,
        nombre: input.nombre,
        dni: input.dni,
        email,
        policy_number: input.poliza,
        reason: input.motivo,
        estado: 'PENDIENTE',
        created_at: fecha,
        resolved_at: null,
      } as const;
      const { id, code } = await insertWithReferenceCode(prefixes[input.tipo], today, (candidate) =>
        insertLegalRequest(tx, { ...request, code: candidate }),
      );
      await enqueueMail(ports, tx, legalReceived, { recipient: email, payload: { request: id } });
      return created({ codigo: code, fecha });
    });
  },
});
