import type { WaitingClaim } from '@huella/contract';
import { copy as shared } from '../../copy.ts';
import { ActorChip } from '../actor-chip/actor-chip.tsx';
import { copy } from './copy.ts';

/** How far a claim of the list is, in words; null when it is done. */
export function EntryStage({ progress }: { progress: WaitingClaim | null }) {
  return (
    <div className="stage">
      {progress && <span>{copy.stage(shared.stages[progress.etapa])}</span>}
      <ActorChip actor={progress?.responsable ?? null} />
    </div>
  );
}
