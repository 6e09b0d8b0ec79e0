import * as z from 'zod/mini';
import { type Day, formatDay, todayInArgentina } from '../day/day.ts';
import { claimMessages, dayMessages } from '../messages.ts';
import { maxLength, requiredCollapsedLine, requiredDay, requiredLine, rule } from '../rules.ts';
import { parseClaimDay } from './claim-instant.ts';

/** In code points after collapsing blanks (specification §5, D56). */
export const CLAIM_DESCRIPTION_MAXIMUM = 256;

function description() {
  return requiredCollapsedLine(claimMessages.descriptionMissing).check(
    maxLength(CLAIM_DESCRIPTION_MAXIMUM, claimMessages.descriptionTooLong),
  );
}

const pet = z.int({ error: claimMessages.petMissing }).check(z.positive(claimMessages.petMissing));

/** Specification §5 *Claim*. `firstCovered` is the first day of coverage, if known; an earlier one is rejected (D84). */
export function claimSchema(today: Day, firstCovered: Day = '') {
  return z.object({
    mascotaId: pet,
    fechaEnfermedad: requiredDay(claimMessages.dayMissing).check(
      rule((day) => day <= today, claimMessages.dayInFuture),
      rule((day) => day >= firstCovered, claimMessages.dayBeforeCoverage(formatDay(firstCovered))),
    ),
    denuncia_administrativa: description(),
  });
}

export type ClaimForm = z.input<ReturnType<typeof claimSchema>>;

/** As sent: the day is an instant (D18), whose Argentine day must not be in the future. */
export function claimReportSchema(now: Date) {
  const today = todayInArgentina(now);
  return z.object({
    mascotaId: pet,
    fecha_carga: requiredLine(claimMessages.dayMissing).check(
      rule((text) => parseClaimDay(text) !== null, dayMessages.invalid),
      rule((text) => (parseClaimDay(text) ?? '') <= today, claimMessages.dayInFuture),
    ),
    denuncia_administrativa: description(),
  });
}
