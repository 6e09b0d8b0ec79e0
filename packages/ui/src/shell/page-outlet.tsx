import { createContext, use } from 'react';
import { Outlet, useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import { ListSkeleton } from '../states/skeletons.tsx';
import { Page } from './page.tsx';
import { TopLevelPages } from './top-level-pages.ts';
import { useOutletState, type PageAhead } from './use-outlet-state.ts';

const OutletRoutes = createContext<readonly RouteObject[]>([]);

export interface PageOutletProps {
  /** The children of its layout route; inherited in a nested outlet. */
  routes?: readonly RouteObject[];
}

/**
 * The router's `Outlet`, which shows the next page's frame as soon as that page must be fetched: its title, which takes the
 * focus, and a skeleton. Keeps the previous page hidden, in case the person goes back.
 */
export function PageOutlet({ routes }: PageOutletProps) {
  const inherited = use(OutletRoutes);
  const { ahead, children } = useOutletState(routes ?? inherited);
  return (
    <>
      <div hidden={ahead !== null} style={ahead === null ? { display: 'contents' } : undefined}>
        <OutletRoutes value={children}>
          <Outlet />
        </OutletRoutes>
      </div>
      {ahead && <PageFrame key={ahead.pathname} ahead={ahead} />}
    </>
  );
}

function PageFrame({ ahead }: { ahead: PageAhead }) {
  const { pathname, title, width, Skeleton = ListSkeleton } = ahead;
  const isTopLevel = use(TopLevelPages).includes(pathname);
  const here = useLocation();
  const navigate = useNavigate();
  // Navigating to the current location cancels the pending navigation.
  const stay = () => navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  return (
    <Page title={title} width={width} onBack={isTopLevel ? undefined : stay}>
      <Skeleton />
    </Page>
  );
}
