import type { ClaimProgress } from '@huella/claim-progress';
import { ButtonLink, Icon, useStepAddress, VisuallyHidden } from '@huella/ui';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ActorChip } from '../../components/actor-chip/actor-chip.tsx';
import { copy as shared } from '../../copy.ts';
import { missingPapers, ownersPart } from '../../lib/owners-part.ts';
import { shownDay } from '../../lib/shown-day.ts';
import { copy } from './copy.ts';
import { Line } from './stage-line-style.ts';

export interface StageLineProps {
  progress: ClaimProgress;
  /** Opens the form to the first vet of the claim. */
  onContact: () => void;
}

/** The stages from left to right on a desktop, from top to bottom on a phone; the current one says who has to act. */
export function StageLine({ progress, onContact }: StageLineProps) {
  return (
    <Line>
      {progress.stages.map(({ stage, date }) => {
        const isCurrent = stage === progress.current;
        const isDone = date !== null && !(isCurrent && progress.actor !== null);
        return (
          <li
            key={stage}
            data-done={isDone || undefined}
            data-current={isCurrent || undefined}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="dot">{isDone && <Icon name="check" />}</span>
            <div className="words">
              <strong>
                {isDone && <VisuallyHidden>{copy.done}</VisuallyHidden>}
                {shared.stages[stage]}
              </strong>
              {isDone && <small>{shownDay(date)}</small>}
              {isCurrent && (
                <>
                  <Typography>{sentenceOf(progress)}</Typography>
                  <ActorChip actor={progress.actor} />
                  {progress.actor === 'usted' && <PartAction progress={progress} onContact={onContact} />}
                </>
              )}
            </div>
          </li>
        );
      })}
    </Line>
  );
}

/** The one button that leads to what waits for the owner: the first form opens here, what was asked for is a step of the menu. */
function PartAction({ progress: { current, next, badges }, onContact }: StageLineProps) {
  const { stepTo } = useStepAddress();
  const part = ownersPart(current);
  if (part === undefined) return null;
  if (next === 'send-form' && badges.pending === 0)
    return (
      <Button variant="contained" aria-haspopup="dialog" onClick={onContact}>
        {part.label}
      </Button>
    );
  return (
    <ButtonLink {...stepTo(part.step)} variant="contained">
      {next === 'resend-form' ? shared.parts.resend : part.label}
    </ButtonLink>
  );
}

function sentenceOf({ next, missing }: ClaimProgress): string {
  return next === 'upload-documents' ? copy.documentsMissing(missingPapers(missing)) : copy.sentences[next];
}
