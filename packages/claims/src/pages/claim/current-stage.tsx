import type { ClaimProgress, LegalDates, NextStep } from '@huella/claim-progress';
import { ButtonLink, useUrlStep } from '@huella/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ActorChip } from '../../components/actor-chip/actor-chip.tsx';
import { copy as shared } from '../../copy.ts';
import { missingPapers, ownerAction } from '../../lib/owner-action.ts';
import { copy } from './copy.ts';
import { LegalDate } from './legal-date.tsx';

export interface CurrentStageProps {
  progress: ClaimProgress;
  dates: LegalDates | null;
  onContact: () => void;
  ending: ReactNode;
}

/** What the current stage waits for, the actor, the owner's button, and the legal deadline. */
export function CurrentStage({ progress, dates, onContact, ending }: CurrentStageProps) {
  const { actor, next, missing } = progress;
  if (actor === null || next === 'nothing') return ending;
  return (
    <div className="now" data-actor={actor}>
      <ActorChip actor={actor} />
      <p className="sentence">{sentenceOf(next, missing)}</p>
      {actor === 'usted' && <OwnerActionButton progress={progress} onContact={onContact} />}
      {dates && <LegalDate dates={dates} />}
    </div>
  );
}

/** The owner's button: opens the first form here, or leads to a step of the menu. */
function OwnerActionButton({
  progress: { current, next, badges },
  onContact,
}: Pick<CurrentStageProps, 'progress' | 'onContact'>) {
  const { stepTo } = useUrlStep();
  const action = ownerAction(current);
  if (action === undefined) return null;
  if (next === 'send-form' && badges.pending === 0)
    return (
      <Button variant="contained" aria-haspopup="dialog" onClick={onContact}>
        {action.label}
      </Button>
    );
  return (
    <ButtonLink {...stepTo(action.step)} variant="contained">
      {next === 'resend-form' ? shared.parts.resend : action.label}
    </ButtonLink>
  );
}

function sentenceOf(next: Exclude<NextStep, 'nothing'>, missing: ClaimProgress['missing']): string {
  return next === 'upload-documents' ? copy.documentsMissing(missingPapers(missing)) : copy.sentences[next];
}
