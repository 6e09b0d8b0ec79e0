import type { LegalDates } from '@huella/claim-progress';
import { InlineAlert, ListSkeleton } from '@huella/ui';
import { formatDay } from '@huella/validation/day';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { StageLine } from './stage-line.tsx';
import type { ProgressState } from './use-claim-progress.ts';

/** How far the claim is, or that nobody knows at the moment. */
export function StageSection({ state }: { state: ProgressState }) {
  if (state.status === 'loading') return <ListSkeleton rows={1} />;
  if (state.progress === null)
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: state.retry }}>
        {copy.stagesError}
      </InlineAlert>
    );
  return (
    <section aria-label={copy.stages}>
      <StageLine progress={state.progress} />
      {state.dates && <LegalDate dates={state.dates} />}
    </section>
  );
}

/** Until when the law wants it done (D90): information and no promise. */
function LegalDate({ dates: { decide, pay } }: { dates: LegalDates }) {
  if (decide === null && pay === null) return null;
  return (
    <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
      {pay === null ? copy.legal.decide(formatDay(decide ?? '')) : copy.legal.pay(formatDay(pay))}
    </Typography>
  );
}
