import { lazyPart } from '@huella/ui';
import { useOutboxCounts, useOutboxSnapshot } from '../../use-outbox.ts';

const nothing = { failed: () => null } as const;
const BadgeLink = lazyPart(async () => (await import('./badge-link.tsx')).BadgeLink, nothing);
const BadgeAnnouncer = lazyPart(async () => (await import('./badge-announcer.tsx')).BadgeAnnouncer, nothing);

/** The badge for the bar of every page, while something is not sent; its code comes with the first thing. */
export function OutboxBadge() {
  const { waiting, failed, lost } = useOutboxCounts();
  return waiting + failed + lost > 0 ? <BadgeLink /> : null;
}

/** The badge's voice: around all pages, so that it is not lost with one of them. */
export function OutboxAnnouncer() {
  const { isKnown } = useOutboxSnapshot();
  return isKnown ? <BadgeAnnouncer /> : null;
}
