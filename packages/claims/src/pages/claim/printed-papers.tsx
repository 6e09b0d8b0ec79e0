import { requiredSlots } from '@huella/claim-progress';
import type { Claim } from '@huella/contract';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';
import { paperState } from './documents/paper-state.ts';
import { useClaimPapers } from './use-claim-papers.ts';

const Sheet = styled('section')({
  display: 'none',
  '@media print': { display: 'block', breakInside: 'avoid' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 24px', margin: 0 },
  '& dd': { margin: 0 },
});

export function PrintedPapers({ claim }: { claim: Claim }) {
  const { documents, undated, source } = useClaimPapers(claim);
  return (
    <Sheet>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        {copy.documents.title}
      </Typography>
      <dl>
        {requiredSlots(claim).map((slot) => (
          <div key={slot} style={{ display: 'contents' }}>
            <dt>{shared.papers[slot]}</dt>
            <dd>
              {
                paperState(documents[slot].at(-1), undefined, {
                  isKnown: source === 'status',
                  isDated: !undated.includes(slot),
                }).words
              }
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
