import { usePersonalData } from '@huella/profile/api';
import { FormSkeleton, InlineAlert, leavingSaved, Page, useGoBack } from '@huella/ui';
import { listed, petName } from '@huella/validation/text';
import { styled } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePets } from '../../api/index.ts';
import { MissingPersonalData } from '../../components/missing-personal-data/missing-personal-data.tsx';
import { copy as shared } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { SyncForm } from './sync-form.tsx';
import { SyncSteps } from './sync-steps.tsx';

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: '24px 40px',
  alignItems: 'start',
  '& > :last-of-type': { maxWidth: '34rem' },
  // On a desktop the explanation is on the right of every form.
  [theme.breakpoints.up('lg')]: { '& > :first-of-type': { order: 1 } },
}));

/** Asks for a mailed link that brings pets insured elsewhere into this account (specification §2, §5, §8). */
export function SyncPage() {
  const navigate = useNavigate();
  const [isRejected, setRejected] = useState(false);
  const { status, refetch } = usePersonalData();
  const goBack = useGoBack(externalPaths.settings);
  const onMissingData = () => {
    setRejected(true);
    refetch();
  };
  return (
    <Page title={copy.title} onBack={() => goBack()} width="wide">
      <Halves>
        <SyncSteps />
        <Stack spacing={3}>
          {status === 'error' && (
            <InlineAlert tone="warning" action={{ label: shared.retry, onClick: refetch }}>
              {shared.personalData.error}
            </InlineAlert>
          )}
          {status === 'loading' ? (
            <FormSkeleton fields={1} />
          ) : (
            <SyncForm
              onSent={() => navigate(externalPaths.home, { replace: true, state: leavingSaved })}
              onMissingData={onMissingData}
            />
          )}
          <PetsInAccount />
        </Stack>
      </Halves>
      <MissingPersonalData open={status === 'missing' || isRejected} onClose={() => goBack()} />
    </Page>
  );
}

/** The pets that are in the account already. */
function PetsInAccount() {
  const { data: pets = [] } = usePets();
  if (pets.length === 0) return null;
  return (
    <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {copy.here(listed(pets.map(({ nombre }) => petName(nombre))))}
    </Typography>
  );
}
