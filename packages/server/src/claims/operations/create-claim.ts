import * as calls from '@huella/contract/claims';
import { parseClaimDay, claimReportSchema } from '@huella/validation/claim';
import { emailKey } from '../../auth/email-key.ts';
import { findEmailOf, lockAccountShared } from '../../auth/repositories/accounts.ts';
import { ApiError } from '../../http/api-error.ts';
import { validateForm } from '../../http/validate-form.ts';
import { ok, operation } from '../../http/operation.ts';
import { consume, limits } from '../../limits/limits.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { lockPetRow } from '../../pets/repositories/pets.ts';
import { findPolicyOfPet } from '../../policies/repositories/policies.ts';
import { knownClaim, uncoveredDay } from '../claim-rejection.ts';
import { claimReceived } from '../mails/claim-received.ts';
import { findSameClaim, insertClaim } from '../repositories/claims.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Locks the pet's row, so that of two equal claims at once the second finds the first. */
export const createClaim = operation({
  call: calls.createClaim,
  rules: (body, { ports }) => validateForm(claimReportSchema(ports.clock.now()), body),
  async handle({ ports, accountId, input, now, today, transact }) {
    await consume(ports, limits.claimByAccount, String(accountId));
    return transact(async (tx) => {
      await lockAccountShared(tx, accountId);
      const pet = await lockPetRow(tx, accountId, input.mascotaId);
      if (!pet) throw new ApiError('not_found');
      const illness_day = parseClaimDay(input.fecha_carga) ?? today;
      const uncovered = uncoveredDay(pet.nombre, await findPolicyOfPet(tx, pet.id), illness_day);
      if (uncovered !== null) return ok({ data: uncovered });
      const { denuncia_administrativa } = input;
      const report = { pet_id: pet.id, illness_day, denuncia_administrativa };
      const same = await findSameClaim(tx, report, new Date(now.getTime() - DAY_MILLISECONDS));
      if (same) return ok({ data: knownClaim(pet.nombre, same) });
      const fecha_carga = new Date(input.fecha_carga).toISOString();
      const created_at = now.toISOString();
      const id = await insertClaim(tx, { ...report, account_id: accountId, fecha_carga, created_at });
      await notify(ports, tx, accountId, { notification: 'claim-received', claimId: id });
      const recipient = emailKey((await findEmailOf(tx, accountId)) ?? '');
      await enqueueMail(ports, tx, claimReceived, { recipient, payload: { claim: id } });
      return ok({ data: id });
    });
  },
});
