import { createMemoryRouter, useLocation, type RouteObject } from 'react-router-dom';

const future = {
  v7_relativeSplatPath: true,
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_skipActionErrorRevalidation: true,
} as const;

/** Renders routes, which have absolute paths as in apps/web. Any other URL renders as text, so that a test sees redirects. */
export function createTestRouter(routes: RouteObject[], at: string) {
  return createMemoryRouter(
    [{ HydrateFallback: () => null, children: [...routes, { path: '*', element: <Elsewhere /> }] }],
    { initialEntries: [at], future },
  );
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{`Otra pantalla: ${pathname}${search}`}</h1>
    </main>
  );
}
