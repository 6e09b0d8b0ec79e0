import { Icon, VisuallyHidden } from '@huella/ui';
import { copy as shared } from '../../copy.ts';
import { shownDay } from '../../lib/shown-day.ts';
import { copy } from './copy.ts';
import { CurrentStage, type CurrentStageProps } from './current-stage.tsx';
import { Line } from './stage-line-style.ts';

/** The stages; the current one shows its actor. */
export function StageLine({ progress, ...current }: CurrentStageProps) {
  // It was decided that nothing is paid.
  const isUnpaid = progress.next === 'nothing' && progress.current === 'resolucion';
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
            <div className="head">
              <span className="dot">
                {isDone && <Icon name={isCurrent && isUnpaid ? 'info' : 'check'} />}
              </span>
              <strong>
                {isDone && <VisuallyHidden>{copy.done}</VisuallyHidden>}
                {shared.stages[stage]}
              </strong>
              {isDone && <small>{shownDay(date)}</small>}
              {isUnpaid && stage === 'pago' && <small>{copy.unpaid}</small>}
            </div>
            {isCurrent && <CurrentStage progress={progress} {...current} />}
          </li>
        );
      })}
    </Line>
  );
}
