import { recordToasts, renderRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cardsRoutes } from '../../routes.ts';
import { havingRecords, lunaRecord } from '../../testing/card-stories.ts';
import { testOptions } from '../../testing/test-options.ts';
import './create-card-page.tsx';

const at = '/tabs/pet-details/1/carnet';

function visitCard(testApp: TestAppOptions & { at?: string } = {}) {
  return renderRoutes(cardsRoutes(testOptions), { at, as: 'asegurada', ...testApp });
}

const card = (name: string) => screen.findByRole('img', { name });

test('the card is the one of the policy that the server keeps', async () => {
  const { server } = await visitCard();
  await card('Carnet de Luna: Vigente');
  const { number } = await server.db
    .selectFrom('policies')
    .select('number')
    .where('pet_id', '=', 1)
    .executeTakeFirstOrThrow();
  const details = screen.getByRole('region', { name: 'Datos de la póliza' });
  expect(details).toHaveTextContent(number);
  expect(details).toHaveTextContent('Carla Núñez');
  expect(screen.getByRole('link', { name: 'Ver la verificación' })).toHaveAttribute(
    'href',
    expect.stringContaining('/carnet/'),
  );
});

test('O-LI-02 nothing of one pet’s card stays under the URL of another', async () => {
  const { router, server } = await visitCard();
  await card('Carnet de Luna: Vigente');
  server.override('getPet', 500);
  await router.navigate('/tabs/pet-details/2/carnet');
  expect(await screen.findByText('No pudimos cargar el carnet')).toBeVisible();
  expect(screen.queryByText(/Luna/)).toBeNull();
});

test('an answer that failed is said to be our problem and can be asked for again', async () => {
  const { user } = await visitCard({ before: (server) => server.failOnce('listCardRecords', 503) });
  expect(await screen.findByText(/^El problema es nuestro/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await card('Carnet de Luna: Vigente')).toBeVisible();
});

test('D23 a policy of somebody else’s pet is no card', async () => {
  await visitCard({ failures: havingRecords(lunaRecord({ nombre: 'Lunática' })) });
  expect(await screen.findByText('No encontramos una póliza de Luna')).toBeVisible();
});

test('O-SE-01 markup in what a card says is text', async () => {
  const evil = '<img src=x onerror="window.__x=1">';
  await visitCard({ failures: havingRecords(lunaRecord({ titular: evil, plan: `Plan 2 ${evil}` })) });
  await card('Carnet de Luna: Vigente');
  expect(screen.getAllByText((text) => text.toLowerCase() === evil.toLowerCase()).length).toBeGreaterThan(0);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('O-SE-01 markup in the pet’s name is text', async () => {
  const nombre = '<img src=x onerror="window.__x=1">';
  await visitCard({
    failures: havingRecords(lunaRecord({ nombre })),
    before: async (server) => {
      await server.as('asegurada');
      await server.db.updateTable('pets').set({ nombre }).where('id', '=', 1).execute();
    },
  });
  expect(await card('Carnet de <Img Src=x Onerror="window.__x=1">: Vigente')).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

test('there is a way back to the pet', async () => {
  const { user, router } = await visitCard();
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/tabs/pet-details/1'));
});

test('O-HI-04 a browser that cannot draw the card gets the warning for 8 s, and the button again', async () => {
  // jsdom draws nothing: every attempt fails.
  const toasts = recordToasts();
  const { user } = await visitCard();
  await user.click(await screen.findByRole('button', { name: 'Guardar imagen' }));
  const warning = 'No pudimos generar el carnet. Si el problema continúa, escriba a ayuda@huella.example.';
  expect(await screen.findByText(warning)).toBeVisible();
  expect(screen.queryByText('El carnet se guardó como imagen.')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Guardar imagen' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(toasts()).toEqual([[warning, 8_000]]);
});

test('without a share sheet there is nothing to share with', async () => {
  await visitCard();
  await card('Carnet de Luna: Vigente');
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
});

test('a device that shares files offers it', async () => {
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'));
  await visitCard();
  expect(await screen.findByRole('button', { name: 'Compartir' })).toBeVisible();
});
