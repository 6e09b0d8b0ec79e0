import { createMemoryRouter, useLocation, type RouteObject } from 'react-router-dom';

const future = {
  v7_relativeSplatPath: true,
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_skipActionErrorRevalidation: true,
} as const;

/**
 * A package's routes at `at`; their paths are absolute, as apps/web takes them. Every other address shows itself as
 * text, so that a test sees where a screen sent the person.
 */
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
