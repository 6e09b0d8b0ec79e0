import type { RouteObject } from 'react-router-dom';
import { legalPaths } from './paths.ts';
import { titles } from './titles.ts';

/** Accessible without an account. */
export const legalRoutes: RouteObject[] = [
  {
    path: legalPaths.terms.path,
    handle: { title: titles.terms, access: 'anyone' },
    lazy: async () => {
      const { TermsPage } = await import('./pages/terms/terms-page.tsx');
      return { Component: TermsPage };
    },
  },
  {
    path: legalPaths.privacy.path,
    handle: { title: titles.privacy, access: 'anyone' },
    lazy: async () => {
      const { PrivacyPage } = await import('./pages/privacy/privacy-page.tsx');
      return { Component: PrivacyPage };
    },
  },
];
