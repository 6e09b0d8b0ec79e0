import { authRoutes, sessionActions } from '@huella/auth';
import { WelcomeDrawing, type Scheme } from '@huella/ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App } from '../app.tsx';
import { PublicFrame } from '../pages/public-frame.tsx';
import { Root } from '../pages/root.tsx';
import { firstPageReady } from '../router/first-page-ready.ts';
import { store } from '../store/store.ts';
import { StartFailure } from './start-failure.tsx';

// As `router/routes.ts` without the guards.
const routes: RouteObject[] = [
  { Component: Root, children: [{ Component: PublicFrame, children: [...authRoutes] }] },
];

/** Runs at build time: returns a page's HTML with the style sheets that the browser takes over. */
export async function prerender(path: string, scheme: Scheme): Promise<string> {
  store.dispatch(sessionActions.slidesShown());
  const { WelcomeScene } = await import('@huella/ui/welcome-scene');
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await firstPageReady(router);
  const html = renderToString(
    <WelcomeDrawing value={<WelcomeScene />}>
      <App router={router} prerendered={scheme} />
    </WelcomeDrawing>,
  );
  router.dispose();
  return html;
}

export function titleOf(path: string): string {
  const handle: { title: string } | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
  if (!handle) throw new Error(`prerender: no screen at ${path}`);
  return handle.title;
}

export const failure = renderToStaticMarkup(<StartFailure />);
