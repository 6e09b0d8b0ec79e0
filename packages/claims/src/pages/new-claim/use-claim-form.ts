import { zodResolver } from '@hookform/resolvers/zod';
import { sessionSignal } from '@huella/api-client';
import type { Pet } from '@huella/contract';
import { useFlow, useSubmit } from '@huella/forms';
import { toast, useToday } from '@huella/ui';
import { claimInstant, claimSchema, type ClaimForm } from '@huella/validation/claim';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { claimsApi } from '../../api/claims-endpoints.ts';
import type { ClaimAnswer, NewClaim } from '../../api/new-claim.ts';
import { claimDraft } from '../../lib/claim-draft.ts';
import { justFiled } from '../../lib/just-filed.ts';
import { claimsPaths, externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** Milliseconds of the toasts (specification §8). */
const FILED_MS = 3500;
const FAILED_MS = 4500;

/** A filed claim replaces the form in the history; a rejected one leads back to the pet. */
export function useClaimForm({ id: petId, vigencia }: Pet) {
  const navigate = useNavigate();
  const today = useToday();
  const covered = vigencia?.desde;
  const resolver = useMemo(() => zodResolver(claimSchema(today, covered)), [today, covered]);
  const instantOf = useInstants();
  const send = useAnnouncedSending();
  const flow = useFlow<ClaimForm, ClaimForm>({
    resolver,
    defaultValues: { mascotaId: petId, fechaEnfermedad: '', denuncia_administrativa: '' },
    draft: claimDraft(petId),
  });
  const submit = useSubmit(flow, {
    body: ({ fechaEnfermedad, ...claim }: ClaimForm) => ({
      ...claim,
      fecha_carga: instantOf(fechaEnfermedad),
    }),
    send,
    // Keeps the draft of a rejected claim: only its day may be wrong.
    isTaken: (answer) => typeof answer?.data === 'number',
    failure: copy.stays,
    fieldOf: (path) => (path === 'fecha_carga' ? 'fechaEnfermedad' : undefined),
    onRejected: () => {
      toast.error(copy.failure, { durationMs: FAILED_MS });
      return 'unhandled';
    },
    onSent: (answer) => {
      const to =
        typeof answer?.data === 'number'
          ? claimsPaths.claim.href(answer.data)
          : externalPaths.petDetails(petId);
      navigate(to, { replace: true, state: justFiled });
    },
  });
  return { flow, today, ...submit };
}

/**
 * The instant that is sent for a day (D18): the same for each try, so that a retry has the same body and creates no second claim.
 */
function useInstants() {
  const [instants] = useState(() => new Map<string, string>());
  return (day: string) => {
    const instant = instants.get(day) ?? claimInstant(day, new Date());
    instants.set(day, instant);
    return instant;
  };
}

/** Files a claim, and reports the result also after the form was left. */
function useAnnouncedSending() {
  const [createClaim] = claimsApi.useCreateClaimMutation();
  return async (claim: NewClaim) => {
    const session = sessionSignal();
    const answer = await createClaim(claim);
    if (answer.data && !session.aborted) announce(answer.data);
    return answer;
  };
}

function announce({ data }: ClaimAnswer): void {
  toast.withdraw(copy.failure);
  if (typeof data === 'number') toast.success(copy.success, { durationMs: FILED_MS });
  else toast.error(`${copy.failure}\n${data}`, { durationMs: FAILED_MS });
}
