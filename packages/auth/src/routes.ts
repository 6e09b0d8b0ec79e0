import type { RouteObject } from 'react-router-dom';
import { copy } from './copy.ts';
import { loadRecover, loadRegister, loadSlides } from './pages/load-pages.ts';
import { authPaths } from './paths.ts';

/** Specification §2. */
export const authRoutes: RouteObject[] = [
  {
    path: authPaths.login.path,
    handle: { title: copy.login.title, access: 'public' },
    lazy: () => import('./pages/login/login.route.tsx'),
  },
  {
    path: authPaths.slides.path,
    handle: { title: copy.slides.title, access: 'public' },
    lazy: loadSlides,
  },
  {
    path: authPaths.register.path,
    handle: { title: copy.register.title, access: 'public' },
    lazy: loadRegister,
  },
  {
    path: authPaths.recover.path,
    handle: { title: copy.recover.title, access: 'public' },
    lazy: loadRecover,
  },
];
