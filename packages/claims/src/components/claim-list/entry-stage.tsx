import type { WaitingClaim } from '@huella/contract';
import { stepSearch } from '@huella/ui';
import { Link } from 'react-router-dom';
import { copy as shared } from '../../copy.ts';
import { ownersPart } from '../../lib/owners-part.ts';
import { claimsPaths } from '../../paths.ts';
import { ActorChip } from '../actor-chip/actor-chip.tsx';
import { copy } from './copy.ts';

const stages = Object.keys(shared.stages);

export interface EntryStageProps {
  /** Null when it is done. */
  progress: WaitingClaim | null;
  /** Without a link to what waits: the page beside has it. */
  isBeside: boolean;
}

/** How far a claim of the list is: a line, the stage, who has to act, and what waits for the owner. */
export function EntryStage({ progress, isBeside }: EntryStageProps) {
  return (
    <div className="stage">
      <StageDots reached={progress ? stages.indexOf(progress.etapa) : stages.length} />
      {progress && <span>{copy.stage(shared.stages[progress.etapa])}</span>}
      <ActorChip actor={progress?.responsable ?? null} />
      {!isBeside && progress?.responsable === 'usted' && <PartLink progress={progress} />}
    </div>
  );
}

/** A dot for each stage, those behind filled; the words beside say it. */
function StageDots({ reached }: { reached: number }) {
  return (
    <span className="dots" aria-hidden="true">
      {stages.map((stage, index) => (
        <i
          key={stage}
          data-done={index < reached || undefined}
          data-current={index === reached || undefined}
        />
      ))}
    </span>
  );
}

function PartLink({ progress: { siniestroId, etapa } }: { progress: WaitingClaim }) {
  const part = ownersPart(etapa);
  if (part === undefined) return null;
  return (
    <Link className="part" to={`${claimsPaths.claim.href(siniestroId)}${stepSearch(part.step)}`}>
      {part.label}
    </Link>
  );
}
