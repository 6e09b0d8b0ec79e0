import { createContext, use } from 'react';
import { Outlet, useLocation, useNavigate, type RouteObject } from 'react-router-dom';
import { ListSkeleton } from '../states/skeletons.tsx';
import { Page } from './page.tsx';
import { TopLevelPages } from './top-level-pages.ts';
import { useOutletState, type PageAhead } from './use-outlet-state.ts';

/** The routes that the next outlet draws. */
const OutletRoutes = createContext<readonly RouteObject[]>([]);

export interface PageOutletProps {
  /** What the outlet draws: the children of its layout route. An outlet inside another one knows them from that. */
  routes?: readonly RouteObject[];
}

/**
 * The router's `Outlet`, with the frame of the next page as soon as that has to be fetched: its title, which takes the focus, and
 * what it will be like. The page that is left stays as it is behind it, for somebody who goes back.
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

function PageFrame({ ahead: { pathname, title } }: { ahead: PageAhead }) {
  const isTopLevel = use(TopLevelPages).includes(pathname);
  const here = useLocation();
  const navigate = useNavigate();
  // To go where one is calls the way to the next page off.
  const stay = () => navigate(here, { replace: true, state: here.state, preventScrollReset: true });
  return (
    <Page title={title} onBack={isTopLevel ? undefined : stay}>
      <ListSkeleton />
    </Page>
  );
}
