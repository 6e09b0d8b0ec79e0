import { onDesktop, renderRoutes } from '@huella/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { claimsApi } from '../../api/claims-endpoints.ts';
import { havingClaims } from '../../testing/having-claims.ts';
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
