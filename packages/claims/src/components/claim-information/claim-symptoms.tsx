import { InlineAlert } from '@huella/ui';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CLAIMS_FRESH_SECONDS, claimsApi } from '../../api/claims-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: '4px 12px',
    borderRadius: 999,
    fontSize: '0.9375rem',
    overflowWrap: 'anywhere',
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.tint.sun,
  },
}));

/** The symptoms of a claim, as chips (D21, D85); nothing without any. */
export function ClaimSymptoms({ claimId }: { claimId: number }) {
  const { currentData, isError, refetch } = claimsApi.useListClaimSymptomsQuery(claimId, {
    refetchOnMountOrArgChange: CLAIMS_FRESH_SECONDS,
  });
  if (currentData === undefined)
    return isError ? (
      <InlineAlert tone="warning" action={{ label: shared.retry, onClick: () => void refetch() }}>
        {copy.symptoms.error}
      </InlineAlert>
    ) : null;
  if (currentData.length === 0) return null;
  return (
    <section>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 700, color: 'text.secondary' }}>
        {copy.symptoms.title}
      </Typography>
      <Chips>
        {currentData.map(({ id, nombre }) => (
          <li key={id}>{nombre}</li>
        ))}
      </Chips>
    </section>
  );
}
