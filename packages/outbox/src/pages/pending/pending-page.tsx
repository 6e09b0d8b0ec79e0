import { appPaths } from '@huella/contract/app-paths';
import { EmptyState, ErrorState, ListSkeleton, Page, useGoBack } from '@huella/ui';
import { useEffect, useState } from 'react';
import { titles } from '../../titles.ts';
import { useOutboxSnapshot, useStartOutbox } from '../../use-outbox.ts';
import { copy } from './copy.ts';
import { PendingList } from './pending-list.tsx';

export function PendingPage() {
  const goBack = useGoBack(appPaths.home.path);
  return (
    <Page title={titles.pending} onBack={() => goBack()}>
      <Content />
    </Page>
  );
}

function Content() {
  const { isLoaded, items, lost } = useOutboxSnapshot();
  const { isMissing, start } = useOutboxCode();
  if (!isLoaded) return isMissing ? <ErrorState onRetry={start} /> : <ListSkeleton />;
  if (items.length + lost.length === 0) return <EmptyState illustration="success" {...copy.empty} />;
  return <PendingList items={items} lost={lost} />;
}

function useOutboxCode() {
  const startOutbox = useStartOutbox();
  const [isMissing, setIsMissing] = useState(false);
  const start = async () => setIsMissing(!(await startOutbox()));
  // oxlint-disable-next-line react/exhaustive-deps -- once, and again by a tap
  useEffect(() => void start(), []);
  return { isMissing, start: () => void start() };
}
