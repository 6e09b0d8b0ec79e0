import { InlineAlert, ListSkeleton } from '@huella/ui';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { LegalDate } from './legal-date.tsx';
import { StageLine } from './stage-line.tsx';
import type { ProgressState } from './use-claim-progress.ts';

export interface StageSectionProps {
  state: ProgressState;
  /** Opens the form to the first vet of the claim. */
  onContact: () => void;
}

/** How far the claim is, or that nobody knows at the moment. */
export function StageSection({ state, onContact }: StageSectionProps) {
  if (state.status === 'loading') return <ListSkeleton rows={1} />;
  if (state.progress === null)
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: state.retry }}>
        {copy.stagesError}
      </InlineAlert>
    );
  return (
    <section aria-label={copy.stages}>
      <StageLine progress={state.progress} onContact={onContact} />
      {state.dates && <LegalDate dates={state.dates} />}
    </section>
  );
}
