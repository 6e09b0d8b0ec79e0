import { OutboxAnnouncer, OutboxBadge, useStartOutbox } from '@huella/outbox';
import { TopBarExtra, useIdleLoad } from '@huella/ui';
import type { ReactNode } from 'react';

const badge = <OutboxBadge />;

/**
 * Around the pages of somebody who is inside: what is not sent yet is sent once the browser has nothing better to do, shown in the bar of
 * every page, and read out.
 */
export function OutboxFrame({ children }: { children: ReactNode }) {
  useOutbox();
  return (
    <>
      <TopBarExtra value={badge}>{children}</TopBarExtra>
      <OutboxAnnouncer />
    </>
  );
}

/** The same for a page that brings no frame: only the badge, which starts the outbox. */
export function OutboxBadgeAlone() {
  useOutbox();
  return badge;
}

function useOutbox(): void {
  useIdleLoad(useStartOutbox());
}
