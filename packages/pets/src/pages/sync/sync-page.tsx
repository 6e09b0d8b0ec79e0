import { usePersonalData } from '@huella/profile/api';
import { FormSkeleton, InlineAlert, leavingSaved, Page, useGoBack } from '@huella/ui';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MissingPersonalData } from '../../components/missing-personal-data/missing-personal-data.tsx';
import { copy as shared } from '../../copy.ts';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { SyncForm } from './sync-form.tsx';
import { SyncSteps } from './sync-steps.tsx';

/** Asks for a mailed link that brings pets contracted elsewhere into this account (specification §2, §5, §8). */
export function SyncPage() {
  const navigate = useNavigate();
  const [isRejected, setRejected] = useState(false);
  const { status, retry } = usePersonalData();
  const goBack = useGoBack(externalPaths.settings);
  const onMissingData = () => {
    setRejected(true);
    retry();
  };
  return (
    <Page title={copy.title} onBack={() => goBack()} width="narrow">
      <Stack spacing={3}>
        <SyncSteps />
        {status === 'error' && (
          <InlineAlert tone="warning" action={{ label: shared.retry, onClick: retry }}>
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
      </Stack>
      <MissingPersonalData open={status === 'missing' || isRejected} onClose={() => goBack()} />
    </Page>
  );
}
