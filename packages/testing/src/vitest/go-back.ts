import type { RenderedRoutes } from './render-routes.tsx';

/** Event loop turns until effects have run: `useBlocker` needs two renders to register with the router. */
const TURNS = 10;

/** Goes back while a dialog is open, after its blocker has registered. */
export async function goBackOverDialog({ router }: Pick<RenderedRoutes, 'router'>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await router.navigate(-1);
}
