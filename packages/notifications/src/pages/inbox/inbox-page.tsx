import { ListSkeleton, LoadGate, Page, useGoBack } from '@huella/ui';
import { externalPaths } from '../../paths.ts';
import { copy } from './copy.ts';
import { Inbox } from './inbox.tsx';
import { useInbox } from './use-inbox.ts';
import { WhatWeTell } from './what-we-tell.tsx';

export function InboxPage() {
  const goBack = useGoBack(externalPaths.home);
  const state = useInbox();
  return (
    <Page title={copy.title} onBack={() => goBack()} beside={<WhatWeTell />}>
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
