import { OutboxAnnouncer, OutboxBadge, useStartOutbox } from '@huella/outbox';
import { TopBarExtra, useIdleLoad } from '@huella/ui';
import type { ReactNode } from 'react';

const badge = <OutboxBadge />;

/** Sends unsent files when the browser is idle, shows them in the bar of every page, and announces them. */
export function OutboxFrame({ children }: { children: ReactNode }) {
  useOutbox();
  return (
    <>
      <TopBarExtra value={badge}>{children}</TopBarExtra>
      <OutboxAnnouncer />
    </>
  );
}

export function OutboxBadgeAlone() {
  useOutbox();
  return badge;
}

function useOutbox(): void {
  useIdleLoad(useStartOutbox());
}
