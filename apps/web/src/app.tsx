import { AppTheme, ToastRegion, type Scheme } from '@huella/ui';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppRouter } from './router/router.ts';
import { store } from './store/store.ts';

interface AppProps {
  router: AppRouter;
  onAlive?: () => void;
  prerendered?: Scheme;
}

export function App({ router, onAlive, prerendered }: AppProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- it comes alive once
  useEffect(() => onAlive?.(), []);
  return (
    <Provider store={store}>
      <AppTheme prerendered={prerendered}>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
        <ToastRegion />
      </AppTheme>
    </Provider>
  );
}
