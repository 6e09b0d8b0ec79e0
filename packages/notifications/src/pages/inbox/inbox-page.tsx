import { ListSkeleton, LoadGate, Page, useGoBack } from '@huella/ui';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { Inbox } from './inbox.tsx';
import { useInbox } from './use-inbox.ts';
import { NotificationKinds } from './notification-kinds.tsx';

export function InboxPage() {
  const goBack = useGoBack(externalPaths.home);
  const state = useInbox();
  return (
    <Page title={copy.title} onBack={() => goBack()} beside={<NotificationKinds />}>
      <LoadGate
        state={state}
        skeleton={<ListSkeleton rows={5} />}
        error={copy.failed}
        outdated={copy.outdated}
      >
        {({ items, older }) => <Inbox items={items} older={older} />}
      </LoadGate>
    </Page>
  );
}
