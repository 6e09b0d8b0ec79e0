import { Outlet } from 'react-router-dom';
import { useOutbox } from '../shell/use-outbox.ts';
import { useWindowEvents } from '../shell/use-window-events.ts';

/** Around screens that stand outside the tab shell and bring no frame of their own. */
export function BareFrame() {
  useWindowEvents();
  useOutbox();
  return (
    <main>
      <Outlet />
    </main>
  );
}
