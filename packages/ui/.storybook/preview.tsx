import { forceScheme, schemeToolbar } from '@huella/tooling/storybook/scheme';
import type { Preview } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppTheme } from '../src/theme/app-theme.tsx';
import { ToastRegion } from '../src/toast/toast-region.tsx';

const future = { v7_relativeSplatPath: true } as const;

/** Links and guards of this package need a data router, and nothing else of the app. */
function AtHome({ Story }: { Story: ComponentType }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Story /> }], { future }));
  return <RouterProvider router={router} future={{ v7_startTransition: true }} />;
}

const preview: Preview = {
  globalTypes: { scheme: schemeToolbar },
  beforeEach: ({ globals }) => forceScheme(globals['scheme']),
  decorators: [
    (Story, { globals }) => (
      <AppTheme key={String(globals['scheme'])}>
        <AtHome Story={Story} />
        <ToastRegion />
      </AppTheme>
    ),
  ],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
};

export default preview;
