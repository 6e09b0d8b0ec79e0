import type { ClaimActor, ClaimResult, WaitingClaim } from '@huella/contract';
import { stepSearch } from '@huella/ui';
import { Link } from 'react-router-dom';
import { copy as shared } from '../../copy.ts';
import { ownerAction } from '../../lib/owner-action.ts';
import { claimsPaths } from '../../paths.ts';
import { ActorChip } from '../actor-chip/actor-chip.tsx';
import { EndingChip } from '../ending-chip/ending-chip.tsx';
import { copy } from './copy.ts';

const stages = Object.keys(shared.stages);

export interface EntryStageProps {
  progress: WaitingClaim;
  isBeside: boolean;
}

/** The progress of a claim: stage, actor, and what the owner has to do. */
export function EntryStage({ progress, isBeside }: EntryStageProps) {
  return (
    <div className="stage">
      <StageDots reached={stages.indexOf(progress.etapa)} actor={progress.responsable} />
      <span>{copy.stage(shared.stages[progress.etapa])}</span>
      <ActorChip actor={progress.responsable} />
      {!isBeside && progress.responsable === 'usted' && <PartLink progress={progress} />}
    </div>
  );
}

/** How a claim ended; one that is not covered is never paid. */
export function EntryEnding({ result }: { result: ClaimResult }) {
  return (
    <div className="stage">
      <StageDots reached={result.reconocido === 0 ? stages.indexOf('pago') : stages.length} />
      <EndingChip result={result} />
    </div>
  );
}

/** A dot per stage: filled before the current one, which shows its actor. The words are beside it. */
function StageDots({ reached, actor }: { reached: number; actor?: ClaimActor }) {
  return (
    <span className="dots" aria-hidden="true">
      {stages.map((stage, index) => (
        <i
          key={stage}
          data-done={index < reached || undefined}
          data-actor={index === reached ? actor : undefined}
        />
      ))}
    </span>
  );
}

function PartLink({ progress: { siniestroId, etapa } }: { progress: WaitingClaim }) {
  const part = ownerAction(etapa);
  if (part === undefined) return null;
  return (
    <Link className="part" to={`${claimsPaths.claim.href(siniestroId)}${stepSearch(part.step)}`}>
      {part.label}
    </Link>
  );
}
