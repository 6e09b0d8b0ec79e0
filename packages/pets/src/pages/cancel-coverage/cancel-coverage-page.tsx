import { currentAccount } from '@huella/api-client';
import type { CancellationRequest } from '@huella/contract';
import { ButtonLink, EmptyState, ErrorState, FormSkeleton, Page, useGoBack } from '@huella/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { externalPaths } from '../../paths.ts';
import { CancelForm } from './cancel-form.tsx';
import { copy } from './copy.ts';
import { RequestList } from './request-list.tsx';
import { RequestConfirmation } from './request-confirmation.tsx';
import { useCoverage } from './use-coverage.ts';

/** Asks the insurer to cancel a policy, and lists earlier requests (specification §2, D35). */
export function CancelCoveragePage() {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={copy.title} onBack={() => goBack()} width="narrow">
      <CoverageStateView email={currentAccount() ?? ''} onClose={() => goBack()} />
    </Page>
  );
}

/** The states of the page; the confirmation of a new request stays until it is dismissed. */
function CoverageStateView({ email, onClose }: { email: string; onClose: () => void }) {
  const coverage = useCoverage(email);
  const [sent, setSent] = useState<CancellationRequest | null>(null);
  if (sent) return <RequestConfirmation request={sent} email={email} onClose={onClose} />;
  if (coverage.status === 'loading') return <FormSkeleton fields={3} />;
  if (coverage.status === 'failed') {
    const { cause, retry, busy } = coverage;
    return <ErrorState title={copy.error} cause={cause} onRetry={retry} busy={busy} />;
  }
  const { policies, requests } = coverage;
  if (policies.length === 0 && requests.length === 0) return <NothingToCancel />;
  return (
    <Stack spacing={4}>
      {requests.length > 0 && <RequestList requests={requests} />}
      {policies.length > 0 ? (
        <CancelForm policies={policies} onSent={setSent} />
      ) : (
        <Typography>{copy.noMore}</Typography>
      )}
    </Stack>
  );
}

function NothingToCancel() {
  const { title, text, action } = copy.empty;
  return (
    <EmptyState
      illustration="coverage"
      title={title}
      text={text}
      action={
        <ButtonLink to={externalPaths.home} variant="contained">
          {action}
        </ButtonLink>
      }
    />
  );
}
