import type { Pet, WaitingClaim } from '@huella/contract';
import { stepSearch } from '@huella/ui';
import { missingPapers, ownersPart } from '../../lib/owners-part.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { HomeCard } from './home-card.tsx';

/** A card for each claim that waits for its owner, the newest first. */
export function WaitingCards({ claims, pets }: { claims: readonly WaitingClaim[]; pets: readonly Pet[] }) {
  return claims.map((claim) => {
    const pet = pets.find(({ id }) => id === claim.mascotaId);
    const part = ownersPart(claim.etapa);
    if (pet === undefined || part === undefined) return null;
    const to = `${claimsPaths.claim.href(claim.siniestroId)}${stepSearch(part.step)}`;
    return (
      <li key={claim.siniestroId}>
        <HomeCard pet={pet} sentence={sentenceOf(claim)} action={{ to, label: part.label }} />
      </li>
    );
  });
}

function sentenceOf({ etapa, falta }: WaitingClaim): string {
  if (etapa === 'documentacion') return copy.sentences.documentacion(missingPapers(falta));
  return etapa === 'comprobantes' ? copy.sentences.comprobantes : copy.sentences.veterinario;
}
