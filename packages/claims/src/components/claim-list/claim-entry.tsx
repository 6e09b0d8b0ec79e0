import type { ClaimResult, ListedClaim, Pet, WaitingClaim } from '@huella/contract';
import { PetThumbnail } from '@huella/pets/api';
import { Icon, VisuallyHidden } from '@huella/ui';
import { petName } from '@huella/validation/text';
import { formatInstantDay } from '@huella/validation/day';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { hasInformation, shortDescription } from '../../lib/short-description.ts';
import { claimsPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { EntryEnding, EntryStage } from './entry-stage.tsx';

export interface ClaimEntryProps {
  claim: ListedClaim;
  pet: Pet | undefined;
  progress: WaitingClaim | undefined;
  ending: ClaimResult | null;
  isBeside: boolean;
  isCurrent: boolean;
  onDescribe: (claim: ListedClaim) => void;
}

/** A claim: pet, day, description and progress. */
export const ClaimEntry = memo(function ClaimEntry(props: ClaimEntryProps) {
  const { claim, pet, progress, ending, isBeside, isCurrent, onDescribe } = props;
  const name = petName(pet?.nombre ?? '');
  const day = formatInstantDay(claim.fecha_carga);
  const text = claim.denuncia_administrativa;
  return (
    <article>
      {pet && <PetThumbnail pet={pet} size={48} />}
      <div className="words">
        <div className="details">{copy.details(name, day, claim.id)}</div>
        <Link to={claimsPaths.claim.href(claim.id)} aria-current={isCurrent ? 'page' : undefined}>
          <Description text={text} />
        </Link>
        {ending ? (
          <EntryEnding result={ending} />
        ) : (
          progress && <EntryStage progress={progress} isBeside={isBeside} />
        )}
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

/** Truncated on the screen; screen readers get all of it (D67). */
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
