import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, type RouteObject } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { AppTheme } from '../theme/app-theme.tsx';
import { NavigationShell } from './navigation-shell.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { Page } from './page.tsx';

afterEach(cleanup);

/** A page that loads on command. */
function slowPage(title: string) {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => React.ReactNode }>();
  const Component = () => <Page title={title}>Contenido de {title}</Page>;
  return {
    route: { handle: { title }, lazy: () => promise },
    arrive: () => act(async () => resolve({ Component })),
  };
}

function List() {
  return (
    <>
      <p>La lista</p>
      <PageOutlet />
    </>
  );
}

function Home() {
  return (
    <Page title="Inicio">
      <input aria-label="Buscar" />
      <Link to="/inicio/luna">Luna</Link>
    </Page>
  );
}

function renderApp() {
  const [claims, pet, other] = [slowPage('Siniestros'), slowPage('Luna'), slowPage('Michi')];
  const pages: RouteObject[] = [
    {
      errorElement: <p>Falló</p>,
      children: [
        { path: '/inicio', handle: { title: 'Inicio' }, Component: Home },
        { path: '/siniestros', ...claims.route },
        { path: '/inicio/luna', ...pet.route },
        {
          Component: List,
          children: [
            { path: '/lista', element: <Link to="/lista/michi">Michi</Link> },
            { path: '/lista/michi', ...other.route },
          ],
        },
      ],
    },
  ];
  const shell = (
    <NavigationShell items={[{ to: '/siniestros', label: 'Siniestros', icon: 'shield' }]}>
      <PageOutlet routes={pages} />
    </NavigationShell>
  );
  const router = createMemoryRouter([{ element: shell, children: pages }], {
    initialEntries: ['/inicio'],
    future: { v7_relativeSplatPath: true },
  });
  render(
    <AppTheme>
      <RouterProvider router={router} future={{ v7_startTransition: true }} />
    </AppTheme>,
  );
  return { router, user: userEvent.setup(), claims, pet, other };
}

const title = () => screen.findByRole('heading', { level: 1 });

test('the frame of a page that has to be fetched shows its title, which takes the focus, and then the page', async () => {
  const { user, claims } = renderApp();
  await user.click(screen.getByRole('link', { name: 'Siniestros' }));
  const frame = await screen.findByRole('heading', { name: 'Siniestros' });
  expect(document.activeElement).toBe(frame);
  expect(screen.getByText('Cargando…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Inicio' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Siniestros' }).ariaCurrent).toBe('page');
  await claims.arrive();
  expect(await screen.findByText('Contenido de Siniestros')).toBeTruthy();
  expect(document.activeElement).toBe(await title());
  expect(screen.queryByText('Cargando…')).toBeNull();
});

test('back out of the frame leads to the page as it was left', async () => {
  const { user, router } = renderApp();
  await user.type(screen.getByRole('textbox', { name: 'Buscar' }), 'vacuna');
  await user.click(screen.getByRole('link', { name: 'Luna' }));
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Buscar' })).toHaveProperty('value', 'vacuna');
  expect(router.state.location.pathname).toBe('/inicio');
});

test('beside a list only the detail is the frame’s', async () => {
  const { user, router, other } = renderApp();
  await act(() => router.navigate('/lista'));
  await user.click(screen.getByRole('link', { name: 'Michi' }));
  await screen.findByRole('heading', { name: 'Michi' });
  expect(screen.getByText('La lista').closest('[hidden]')).toBeNull();
  await other.arrive();
  expect(await screen.findByText('Contenido de Michi')).toBeTruthy();
});
