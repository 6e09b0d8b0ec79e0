import type { Pet, WaitingClaim } from '@huella/contract';
import { stepSearch, TextLink } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { missingPapers, ownersPart } from '../../lib/owners-part.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { HomeCard, type HomeCardProps } from './home-card.tsx';

/** Home is no list: so many cards, and a link to the rest. */
const MAXIMUM = 5;

export interface WaitingCardsProps {
  claims: readonly WaitingClaim[];
  pets: readonly Pet[];
  /** Whether the first of them is what the page is about. */
  leads?: boolean;
}

/** A card for each claim that waits for its owner, the newest first; of many the first, and where the others are. */
export function WaitingCards({ claims, pets, leads = false }: WaitingCardsProps) {
  const rest = claims.length - MAXIMUM;
  return (
    <>
      {claims.slice(0, MAXIMUM).map((claim, index) => (
        <WaitingCard key={claim.siniestroId} claim={claim} pets={pets} isFirst={leads && index === 0} />
      ))}
      {rest > 0 && (
        <li>
          <TextLink to={claimsPaths.all.href()}>{copy.more(rest)}</TextLink>
        </li>
      )}
    </>
  );
}

interface WaitingCardProps extends Pick<HomeCardProps, 'isFirst'> {
  claim: WaitingClaim;
  pets: readonly Pet[];
}

function WaitingCard({ claim, pets, isFirst }: WaitingCardProps) {
  const pet = pets.find(({ id }) => id === claim.mascotaId);
  const part = ownersPart(claim.etapa);
  if (pet === undefined || part === undefined) return null;
  const to = `${claimsPaths.claim.href(claim.siniestroId)}${stepSearch(part.step)}`;
  return (
    <li>
      <HomeCard
        pet={pet}
        title={copy.ofPet(claim.siniestroId, petName(pet.nombre))}
        sentence={sentenceOf(claim)}
        action={{ to, label: part.label }}
        isFirst={isFirst}
      />
    </li>
  );
}

function sentenceOf({ etapa, falta }: WaitingClaim): string {
  if (etapa === 'documentacion') return copy.sentences.documentacion(missingPapers(falta));
  return etapa === 'comprobantes' ? copy.sentences.comprobantes : copy.sentences.veterinario;
}
