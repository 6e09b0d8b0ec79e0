import { Icon, VisuallyHidden } from '@huella/ui';
import { formatInstantDay } from '@huella/validation/day';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { CurrentStage, type CurrentStageProps } from './current-stage.tsx';
import { StageList } from './stage-line-style.ts';

/** The stages; the current one shows its actor. */
export function StageLine({ progress, ...stageProps }: CurrentStageProps) {
  // The decision ended the claim without a payment.
  const isUnpaid = progress.next === 'nothing' && progress.current === 'resolucion';
  return (
    <StageList>
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
            <div className="head">
              <span className="dot">
                {isDone && <Icon name={isCurrent && isUnpaid ? 'info' : 'check'} />}
              </span>
              <strong>
                {isDone && <VisuallyHidden>{copy.done}</VisuallyHidden>}
                {shared.stages[stage]}
              </strong>
              {isDone && <small>{formatInstantDay(date)}</small>}
              {isUnpaid && stage === 'pago' && <small>{copy.unpaid}</small>}
            </div>
            {isCurrent && <CurrentStage progress={progress} {...stageProps} />}
          </li>
        );
      })}
    </StageList>
  );
}
