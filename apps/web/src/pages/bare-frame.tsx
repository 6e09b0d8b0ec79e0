import { lazyPart, TopBarExtra } from '@huella/ui';
import { Outlet } from 'react-router-dom';
import { useWindowEvents } from '../shell/use-window-events.ts';

// What waits to be sent goes on without its badge where that does not arrive.
const OutboxBadge = lazyPart(async () => (await import('../shell/outbox-frame.tsx')).OutboxBadgeAlone, {
  failed: () => null,
});
const badge = <OutboxBadge />;

/** Around screens that stand outside the tab shell and bring no frame of their own. */
export function BareFrame() {
  useWindowEvents();
  return (
    <main>
      <TopBarExtra value={badge}>
        <Outlet />
      </TopBarExtra>
    </main>
  );
}
