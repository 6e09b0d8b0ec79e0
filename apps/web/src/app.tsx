import { AppTheme, ToastRegion } from '@huella/ui';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import type { AppRouter } from './router/router.ts';
import { store } from './store/store.ts';

/** What stands around every screen. */
export function App({ router }: { router: AppRouter }) {
  return (
    <Provider store={store}>
      <AppTheme>
        <RouterProvider router={router} future={{ v7_startTransition: true }} />
        <ToastRegion />
      </AppTheme>
    </Provider>
  );
}
