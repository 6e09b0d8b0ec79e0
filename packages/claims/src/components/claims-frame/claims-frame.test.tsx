import { onDesktop, renderRoutes } from '@huella/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { claimsApi } from '../../api/claims-endpoints.ts';
import { havingClaims } from '../../testing/having-claims.ts';
import { visitClaims } from '../../testing/visit-claims.ts';
import '../../pages/claims/claims-page.tsx';
import { ClaimsFrame } from './claims-frame.tsx';

const at = '/tabs/siniestros';
const list = { name: 'Todos sus siniestros' };

test('what is typed in a page is kept when the first claim puts the list beside it', async () => {
  onDesktop();
  const routes = [{ Component: ClaimsFrame, children: [{ path: at, element: <input aria-label="Nota" /> }] }];
  const { server, store, user } = await renderRoutes(routes, { at, as: 'asegurada' });
  await waitFor(() => expect(screen.queryByRole('complementary', list)).toBeNull());
  await user.type(screen.getByRole('textbox', { name: 'Nota' }), 'Comió chocolate');
  await havingClaims({ id: 1 })(server);
  act(() => void store.dispatch(claimsApi.util.invalidateTags(['Claim'])));
  expect(await screen.findByRole('complementary', list)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('Comió chocolate');
});

test.each(['listPets', 'listClaims'] as const)(
  'D71 when %s fails there is one error for the list and its page',
  async (call) => {
    onDesktop();
    const { user, server } = await visitClaims({
      at,
      before: havingClaims({ id: 1 }),
      failures: { [call]: 500 },
      latency: 50,
    });
    await waitFor(() => {
      expect(screen.getAllByText('Ocurrió un error al cargar sus siniestros')).toHaveLength(1);
      expect(screen.queryByRole('complementary', list)).toBeNull();
    });
    server.override(call, (request) => server.app.fetch(request));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('complementary', list)).toBeVisible();
  },
);

test('beside the list is what waits for the owner by its description, how many others do, and what a refund takes', async () => {
  onDesktop();
  await visitClaims({ at, as: 'en-cada-etapa' });
  const page = within(await screen.findByRole('region', { name: 'En curso' }));
  expect(page.getByText('1 siniestro espera a su veterinario.')).toBeVisible();
  expect(page.getByText('2 siniestros los vemos nosotros.')).toBeVisible();
  const turn = within(screen.getByRole('region', { name: 'Falta su parte' }));
  expect(turn.getByText('Siniestro 4 de Luna. Faltan los comprobantes de pago.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Lo que le vamos a pedir' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Cómo sigue un reintegro' })).toBeVisible();
});
