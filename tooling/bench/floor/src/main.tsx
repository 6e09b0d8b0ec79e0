import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { Login } from './login.tsx';
import { store } from './store.ts';

const theme = createTheme({ palette: { primary: { main: '#0F6B5C' } } });
const router = createBrowserRouter([
  { path: '/', element: <Login /> },
  { path: '/home', lazy: () => import('./home.tsx') },
]);

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>
  </Provider>,
);
