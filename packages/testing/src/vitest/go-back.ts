import type { RenderedRoutes } from './render-routes.tsx';

/** Turns of the event loop until the effects of what is shown have run: `useBlocker` needs two renders to tell the router. */
const TURNS = 10;

/** The browser's back over an open dialog, once the router has heard that the dialog wants it. */
export async function goBackOverDialog({ router }: Pick<RenderedRoutes, 'router'>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  await router.navigate(-1);
}
