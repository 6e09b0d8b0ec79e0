import { noDocuments, requiredSlots } from '@huella/claim-progress';
import type { Setting } from '@huella/api-client';
import type { Claim } from '@huella/contract';
import { InlineAlert, ListSkeleton } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../../api/claims-endpoints.ts';
import { copy as shared } from '../../../copy.ts';
import { HowToSend } from '../how-to-send.tsx';
import { copy } from './copy.ts';
import { PaperCard } from './paper-card.tsx';

/** The papers that a claim needs, what counts as each, and what the insurer says of it (specification §2 *Claim menu*, step 2). */
export function Documents({ claim, support }: { claim: Claim; support: Setting }) {
  const { currentData, isError, refetch } = claimsApi.useGetDocumentStatusQuery(claim.id, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined && !isError) return <ListSkeleton rows={4} />;
  const status = currentData ?? noDocuments();
  return (
    <Stack spacing={2}>
      <Typography>{copy.intro}</Typography>
      {isError && (
        <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
          {copy.errorTitle}
        </InlineAlert>
      )}
      <Stack component="ul" spacing={1.5} aria-label={copy.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {requiredSlots(claim).map((slot) => (
          <li key={slot}>
            <PaperCard slot={slot} review={status[slot].at(-1)} isKnown={currentData !== undefined} />
          </li>
        ))}
      </Stack>
      <HowToSend text={copy.send} subject={copy.subject(claim.id)} support={support} />
    </Stack>
  );
}
