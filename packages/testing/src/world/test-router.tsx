import { createMemoryRouter, useLocation, type RouteObject } from 'react-router-dom';

const future = {
  v7_relativeSplatPath: true,
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_partialHydration: true,
  v7_skipActionErrorRevalidation: true,
} as const;

/**
 * A package's routes at `at`. Relative ones stand both at the top and inside `/tabs`, as apps/web may place them.
 * Every other address shows itself as text, so that a test sees where a screen sent the person.
 */
export function createTestRouter(routes: RouteObject[], at: string) {
  const relative = routes.filter((route) => !isAbsolute(route));
  return createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [
          ...routes.filter(isAbsolute),
          // Not below a route `/`: that one would match the address `/` by itself and show nothing.
          ...relative,
          { path: '/tabs', children: relative },
          { path: '*', element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [at], future },
  );
}

function isAbsolute({ path }: RouteObject): boolean {
  return path?.startsWith('/') ?? false;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{`Otra pantalla: ${pathname}${search}`}</h1>
    </main>
  );
}
