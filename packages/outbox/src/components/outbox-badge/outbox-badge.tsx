import { lazyComponent } from '@huella/ui';
import { useOutboxCounts, useOutboxSnapshot } from '../../use-outbox.ts';

const nothing = { failed: () => null } as const;
const BadgeLink = lazyComponent(async () => (await import('./badge-link.tsx')).BadgeLink, nothing);
const BadgeAnnouncer = lazyComponent(
  async () => (await import('./badge-announcer.tsx')).BadgeAnnouncer,
  nothing,
);

export function OutboxBadge() {
  const { waiting, failed, lost } = useOutboxCounts();
  return waiting + failed + lost > 0 ? <BadgeLink /> : null;
}

/** The badge's live region, around all pages so that navigation does not unmount it. */
export function OutboxAnnouncer() {
  const { isLoaded } = useOutboxSnapshot();
  return isLoaded ? <BadgeAnnouncer /> : null;
}
