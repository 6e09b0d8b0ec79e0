import { Outlet } from 'react-router-dom';
import { useWindowEvents } from '../shell/use-window-events.ts';

/** Around screens that stand outside the tab shell and bring no frame of their own. */
export function BareFrame() {
  useWindowEvents();
  return (
    <main>
      <Outlet />
    </main>
  );
}
