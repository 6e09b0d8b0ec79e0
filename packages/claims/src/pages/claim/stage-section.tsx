import { InlineAlert, VisuallyHidden } from '@huella/ui';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { StageList } from './stage-line-style.ts';
import { StageLine } from './stage-line.tsx';
import type { ProgressState } from './use-claim-progress.ts';

const Stages = styled('section')({ containerType: 'inline-size' });

export interface StageSectionProps {
  state: ProgressState;
  onContact: () => void;
  ending: ReactNode;
}

/** The progress of a claim, or that it is unknown at the moment. */
export function StageSection({ state, onContact, ending }: StageSectionProps) {
  if (state.status === 'loading') return <StagesLoading />;
  if (state.progress === null)
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: state.retry }}>
        {copy.stagesError}
      </InlineAlert>
    );
  return (
    <Stages aria-label={copy.stages}>
      <StageLine progress={state.progress} dates={state.dates} onContact={onContact} ending={ending} />
    </Stages>
  );
}

function StagesLoading() {
  return (
    <Stages>
      <VisuallyHidden as="output">{copy.loading}</VisuallyHidden>
      <StageList aria-hidden="true">
        {Object.entries(shared.stages).map(([stage, name], index) => (
          <li key={stage}>
            <div className="head">
              <span className="dot" />
              <strong>{name}</strong>
            </div>
            {index === 0 && <div className="now" aria-hidden="true" />}
          </li>
        ))}
      </StageList>
    </Stages>
  );
}
