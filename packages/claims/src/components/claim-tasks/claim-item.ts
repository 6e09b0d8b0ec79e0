import type { Pet, WaitingClaim } from '@huella/contract';
import { stepSearch, type WaitingItem } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { copy as shared } from '../../copy.ts';
import { missingPapers, ownerAction } from '../../lib/owner-action.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';

/** The claims whose owner has to act, each with a link. */
export function claimItems(claims: readonly WaitingClaim[], pets: readonly Pet[]): WaitingItem[] {
  return claims.flatMap((claim) => claimItem(claim, pets) ?? []);
}

export function claimItem(claim: WaitingClaim, pets: readonly Pet[]): WaitingItem | undefined {
  const { siniestroId, mascotaId, etapa, responsable } = claim;
  if (responsable !== 'usted') return undefined;
  const pet = pets.find(({ id }) => id === mascotaId);
  const action = ownerAction(etapa);
  if (pet === undefined || action === undefined) return undefined;
  return {
    key: `claim-${siniestroId}`,
    icon: 'file',
    tone: 'coral',
    title: shared.claimOf(siniestroId, petName(pet.nombre)),
    text: sentenceOf(claim),
    action: { to: `${claimsPaths.claim.href(siniestroId)}${stepSearch(action.step)}`, label: action.label },
  };
}

function sentenceOf({ etapa, falta }: WaitingClaim): string {
  if (etapa === 'documentacion') return copy.sentences.documentacion(missingPapers(falta));
  return etapa === 'comprobantes' ? copy.sentences.comprobantes : copy.sentences.veterinario;
}
