import type { Setting } from '@huella/api-client';
import { InlineAlert } from '@huella/ui';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CLAIMS_FRESH_SECONDS } from '../../../api/claims-endpoints.ts';
import { resolutionApi } from '../../../api/resolution-endpoint.ts';
import { copy as shared } from '../../../copy.ts';
import { copy } from './copy.ts';
import { Outcome } from './outcome.tsx';
import { ResolutionTable } from './resolution-table.tsx';
import { WhyNot } from './why-not.tsx';

export interface ResolutionProps {
  claimId: number;
  support: Setting;
  /** The stages show the decision already: only shows the amounts. */
  isToldAbove?: boolean;
}

export function Resolution({ claimId, support, isToldAbove = false }: ResolutionProps) {
  const headingId = useId();
  const { currentData, isError, refetch } = resolutionApi.useGetResolutionQuery(claimId, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined && isError)
    return (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
        {copy.error}
      </InlineAlert>
    );
  if (!currentData || (isToldAbove && currentData.lineas.length === 0)) return null;
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{ p: 2, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}
    >
      <Typography id={headingId} component="h2" variant="h3">
        {isToldAbove ? copy.table : copy.title}
      </Typography>
      {!isToldAbove && <Outcome resolution={currentData} />}
      {currentData.lineas.length > 0 && <ResolutionTable resolution={currentData} />}
      {!isToldAbove && <WhyNot claimId={claimId} resolution={currentData} support={support} />}
    </Card>
  );
}
