import { NavigationShell, type NavigationItem } from '@huella/ui';
import { Outlet } from 'react-router-dom';
import { copy } from '../copy.ts';
import { useNewBuild } from '../new-build/use-new-build.ts';
import { paths } from '../paths.ts';
import { useOffline } from '../offline/use-offline.ts';
import { usePush } from '../push/use-push.ts';
import { TourFrame } from '../tour/tour-frame.tsx';
import { OutboxFrame } from './outbox-frame.tsx';
import { useRememberedName } from './use-remembered-name.ts';
import { useSending } from './use-sending.ts';
import { useWindowEvents } from './use-window-events.ts';

/** The four tabs of specification §2. */
const TABS: readonly NavigationItem[] = [
  { to: paths.home, label: copy.tabs.home, icon: 'home' },
  { to: paths.food, label: copy.tabs.food, icon: 'bowl' },
  { to: paths.claims, label: copy.tabs.claims, icon: 'shield' },
  { to: paths.settings, label: copy.tabs.settings, icon: 'settings' },
];

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
          <Outlet />
        </TourFrame>
      </OutboxFrame>
    </NavigationShell>
  );
}
