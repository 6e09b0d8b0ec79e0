import { lazyComponent, PageOutlet, TopBarExtra } from '@huella/ui';
import { useWindowEvents } from '../shell/use-window-events.ts';

// Sending works without the badge when its code fails to load.
const OutboxBadge = lazyComponent(async () => (await import('../shell/outbox-frame.tsx')).OutboxBadgeAlone, {
  failed: () => null,
});
const badge = <OutboxBadge />;

export function Component() {
  useWindowEvents();
  return (
    <main>
      <TopBarExtra value={badge}>
        <PageOutlet />
      </TopBarExtra>
    </main>
  );
}
