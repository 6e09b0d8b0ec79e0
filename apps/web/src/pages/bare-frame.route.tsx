import { lazyPart, PageOutlet, TopBarExtra } from '@huella/ui';
import { useWindowEvents } from '../shell/use-window-events.ts';

// What waits to be sent goes on without its badge where that does not arrive.
const OutboxBadge = lazyPart(async () => (await import('../shell/outbox-frame.tsx')).OutboxBadgeAlone, {
  failed: () => null,
});
const badge = <OutboxBadge />;

/** Around screens that stand outside the tab shell and bring no frame of their own. */
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
