import type { Claim, Pet, WaitingClaim } from '@huella/contract';
import { Icon, PetAvatar, VisuallyHidden } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { hasInformation, shortDescription } from '../../lib/short-description.ts';
import { shownDay } from '../../lib/shown-day.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EntryStage } from './entry-stage.tsx';

export interface ClaimEntryProps {
  claim: Claim;
  pet: Pet | undefined;
  /** Where it waits; null when it is done, undefined while that is not known. */
  progress: WaitingClaim | null | undefined;
  isBeside: boolean;
  /** Whether its page stands beside the list. */
  isCurrent: boolean;
  /** Shows the whole description. */
  onDescribe: (claim: Claim) => void;
}

/** A claim in a list: whose, when, what happened, and how far it is. */
export const ClaimEntry = memo(function ClaimEntry(props: ClaimEntryProps) {
  const { claim, pet, progress, isBeside, isCurrent, onDescribe } = props;
  const name = petName(pet?.nombre ?? '');
  const day = shownDay(claim.fecha_carga);
  const text = claim.denuncia_administrativa;
  return (
    <article>
      {pet && <PetAvatar animal={pet.animal} src={pet.img_link} name={name} size={48} />}
      <div className="words">
        <div className="facts">
          {name} · {day}
        </div>
        <Link to={claimsPaths.claim.href(claim.id)} aria-current={isCurrent ? 'page' : undefined}>
          <Description text={text} />
        </Link>
        {progress !== undefined && <EntryStage progress={progress} isBeside={isBeside} />}
      </div>
      {!isBeside && hasInformation(text) && (
        <button
          type="button"
          aria-label={copy.information(day)}
          aria-haspopup="dialog"
          onClick={() => onDescribe(claim)}
        >
          <Icon name="info" />
        </button>
      )}
    </article>
  );
});

/** Cut for the eye; a screen reader gets all of it (D67). */
function Description({ text }: { text: string }) {
  const short = shortDescription(text);
  if (short === text) return text;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
