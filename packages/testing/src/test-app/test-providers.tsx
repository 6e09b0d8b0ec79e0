import { AppTheme, ToastRegion } from '@huella/ui';
import { Provider } from 'react-redux';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import type { TestStore } from './test-store.ts';

interface TestProvidersProps {
  store: TestStore;
  router: ReturnType<typeof createMemoryRouter>;
}

export function TestProviders({ store, router }: TestProvidersProps) {
  return (
    <Provider store={store}>
      <AppTheme>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
        <ToastRegion />
      </AppTheme>
    </Provider>
  );
}
