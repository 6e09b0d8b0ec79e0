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
import { RequestReceipt } from './request-receipt.tsx';
import { useCovers } from './use-covers.ts';

/** Asks the insurer to cancel a policy, and lists earlier requests (specification §2, D35). */
export function CancelCoverPage() {
  const goBack = useGoBack(externalPaths.settings);
  return (
    <Page title={copy.title} onBack={() => goBack()} width="narrow">
      <CoversStateView account={currentAccount() ?? ''} onDone={() => goBack()} />
    </Page>
  );
}

/** The states of the page; the receipt of a new request stays until it is dismissed. */
function CoversStateView({ account, onDone }: { account: string; onDone: () => void }) {
  const covers = useCovers(account);
  const [receipt, setReceipt] = useState<CancellationRequest | null>(null);
  if (receipt) return <RequestReceipt request={receipt} account={account} onClose={onDone} />;
  if (covers.status === 'loading') return <FormSkeleton fields={3} />;
  if (covers.status === 'failed') {
    const { cause, retry, busy } = covers;
    return <ErrorState title={copy.error} cause={cause} onRetry={retry} busy={busy} />;
  }
  const { policies, requests } = covers;
  if (policies.length === 0 && requests.length === 0) return <NothingToEnd />;
  return (
    <Stack spacing={4}>
      {requests.length > 0 && <RequestList requests={requests} />}
      {policies.length > 0 ? (
        <CancelForm policies={policies} onDone={setReceipt} />
      ) : (
        <Typography>{copy.noMore}</Typography>
      )}
    </Stack>
  );
}

function NothingToEnd() {
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
