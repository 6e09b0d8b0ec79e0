import { OfflineBanner } from '@huella/ui';
import { Outlet } from 'react-router-dom';

/** Around screens that stand outside the tab shell and bring no frame of their own. */
export function BareFrame() {
  return (
    <main>
      <OfflineBanner />
      <Outlet />
    </main>
  );
}
