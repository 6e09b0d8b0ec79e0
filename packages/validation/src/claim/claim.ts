import * as z from 'zod/mini';
import { type Day, todayInArgentina } from '../day/day.ts';
import { claimMessages, dayMessages } from '../messages.ts';
import { atMost, requiredCollapsedLine, requiredDay, requiredLine, rule } from '../rules.ts';
import { argentineDayOf } from './claim-instant.ts';

/** The longest description of a claim, in code points after its blanks were collapsed (specification §5, D56). */
export const CLAIM_DESCRIPTION_MAXIMUM = 256;

function description() {
  return requiredCollapsedLine(claimMessages.descriptionMissing).check(
    atMost(CLAIM_DESCRIPTION_MAXIMUM, claimMessages.descriptionTooLong),
  );
}

const pet = z.int({ error: claimMessages.petMissing }).check(z.positive(claimMessages.petMissing));

/** The form of a claim (specification §5 *Claim*): which pet, the day that it fell ill or was hurt, what happened. */
export function claimSchema(today: Day) {
  return z.object({
    mascotaId: pet,
    fechaEnfermedad: requiredDay(claimMessages.dayMissing).check(
      rule((day) => day <= today, claimMessages.dayInFuture),
    ),
    denuncia_administrativa: description(),
  });
}

/** What the form of a claim holds. */
export type ClaimForm = z.input<ReturnType<typeof claimSchema>>;

/** The same as it is sent: the day as an instant within it (D18). It is the Argentine day that must not be in the future. */
export function claimReportSchema(now: Date) {
  const today = todayInArgentina(now);
  return z.object({
    mascotaId: pet,
    fecha_carga: requiredLine(claimMessages.dayMissing).check(
      rule((text) => argentineDayOf(text) !== null, dayMessages.invalid),
      rule((text) => (argentineDayOf(text) ?? '') <= today, claimMessages.dayInFuture),
    ),
    denuncia_administrativa: description(),
  });
}
