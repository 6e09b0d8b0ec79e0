import { NavigationShell, PageOutlet } from '@huella/ui';
import { useNewBuild } from '../new-build/use-new-build.ts';
import { useOffline } from '../offline/use-offline.ts';
import { usePush } from '../push/use-push.ts';
import { TourFrame } from '../tour/tour-frame.tsx';
import { OutboxFrame } from './outbox-frame.tsx';
import { TABS } from './tabs.ts';
import { useRememberedName } from './use-remembered-name.ts';
import { useSending } from './use-sending.ts';
import { useWindowEvents } from './use-window-events.ts';

/** The frame of the signed-in app; tabs do not navigate while something is being sent (specification §2, D39). */
export function Component() {
  useRememberedName();
  useWindowEvents();
  useOffline();
  usePush();
  useNewBuild();
  const sending = useSending();
  return (
    <NavigationShell items={TABS} busy={sending}>
      <OutboxFrame>
        <TourFrame>
          <PageOutlet />
        </TourFrame>
      </OutboxFrame>
    </NavigationShell>
  );
}
