import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { petsRoutes } from '../../routes.ts';
import { testDependencies, testOptions } from '../../testing/test-dependencies.tsx';
import './cancel-coverage-page.tsx';

const at = '/tabs/baja-cobertura';
const LUNA = 'HU-00000001';

function visit(testApp: TestAppOptions = {}) {
  return renderRoutes(petsRoutes(testDependencies(), testOptions), { at, as: 'asegurada', ...testApp });
}

const submit = { name: 'Pedir la baja' };

/** Chooses Luna and a reason, up to the confirmation. */
async function fillIn({ user }: RenderedRoutes) {
  await user.click(await screen.findByRole('radio', { name: /^Luna/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Motivo' }), 'Por el precio');
  await user.type(screen.getByRole('textbox', { name: /^Detalle/ }), 'Me mudo');
  await user.click(screen.getByRole('button', submit));
  return within(await screen.findByRole('alertdialog', { name: /Dar de baja la cobertura de .*Luna/ }));
}

const stored = ({ server }: RenderedRoutes) =>
  server.db.selectFrom('cancellation_requests').select(['code', 'reason', 'detail', 'estado']).execute();

test('policy, reason, confirmation: the number is on the screen, in the record and in a mail', async () => {
  const visited = await visit();
  const dialog = await fillIn(visited);
  expect(dialog.getByText(new RegExp(LUNA))).toBeVisible();
  await visited.user.click(dialog.getByRole('button', submit));
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Recibimos su pedido' })).toHaveFocus(),
  );
  const code = screen.getByText(/^ANUL-2026-/).textContent;
  expect(await stored(visited)).toEqual([{ code, reason: 'PRECIO', detail: 'Me mudo', estado: 'PENDIENTE' }]);
  expect(visited.server.mails().at(-1)).toMatchObject({ to: 'asegurada@huella.test' });
  expect(visited.server.mails().at(-1)?.text).toContain(code);
  await visited.user.click(screen.getByRole('button', { name: 'Listo' }));
  expect(await screen.findByText('Otra pantalla: /tabs/ajustes')).toBeVisible();
});

test('nothing is sent when the answer is to keep the coverage, and what was chosen stays', async () => {
  const visited = await visit();
  const dialog = await fillIn(visited);
  await visited.user.click(dialog.getByRole('button', { name: 'Seguir con la cobertura' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('radio', { name: /^Luna/ })).toBeChecked();
  expect(await stored(visited)).toEqual([]);
});

test('policy and reason are needed, and the first that is missing has the focus', async () => {
  const { user } = await visit();
  await user.click(await screen.findByRole('button', submit));
  expect(await screen.findByText('Por favor, elija la póliza')).toBeVisible();
  expect(screen.getByText('Por favor, elija un motivo')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Luna/ })).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('O-FO-01 two taps ask once', async () => {
  const visited = await visit({ latency: 50 });
  const dialog = await fillIn(visited);
  await visited.user.dblClick(dialog.getByRole('button', submit));
  await screen.findByRole('heading', { name: 'Recibimos su pedido' });
  expect(await stored(visited)).toHaveLength(1);
});

test('after a failure what was typed is still there, and the next try carries the same key', async () => {
  const visited = await visit();
  const keys: (string | null)[] = [];
  visited.server.override('requestCancellation', async (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return new Response('{}', { status: 500 });
  });
  const dialog = await fillIn(visited);
  await visited.user.click(dialog.getByRole('button', submit));
  expect(await screen.findByText('No pudimos enviar su pedido. Por favor intente nuevamente.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /^Detalle/ })).toHaveValue('Me mudo');
  await visited.user.click(screen.getByRole('button', submit));
  const again = within(await screen.findByRole('alertdialog'));
  await visited.user.click(again.getByRole('button', submit));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('what waits already says so, and is then among the requests and no more in the form', async () => {
  const visited = await visit();
  const dialog = await fillIn(visited);
  visited.server.override('requestCancellation', async (request) => {
    const fromAnotherTab = new Request(request.clone());
    fromAnotherTab.headers.set('idempotency-key', 'otra');
    await visited.server.app.fetch(fromAnotherTab);
    return visited.server.app.fetch(request);
  });
  await visited.user.click(dialog.getByRole('button', submit));
  expect(
    await screen.findByText('Ya recibimos un pedido de baja de esta póliza. Lo ve en sus pedidos.'),
  ).toBeVisible();
  const requests = within(await screen.findByRole('region', { name: 'Sus pedidos' }));
  expect(requests.getByText('En espera')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Luna/ })).toBeNull();
  await visited.user.click(screen.getByRole('button', submit));
  expect(await screen.findByText('Por favor, elija la póliza')).toBeVisible();
});

test('a policy that a kept draft names and that is no longer there to end is none', async () => {
  localStorage.setItem(
    'huella-draft:baja-cobertura',
    JSON.stringify({
      account: 'asegurada@huella.test',
      owner: 'before',
      seed: 'seed',
      step: 0,
      savedAt: new Date('2026-11-27T09:00:00-03:00').getTime(),
      values: { poliza: 'HU-00000099', motivo: 'PRECIO' },
    }),
  );
  const { user } = await visit();
  expect(await screen.findByText('Recuperamos lo que había cargado.')).toBeVisible();
  await user.click(screen.getByRole('button', submit));
  expect(await screen.findByText('Por favor, elija la póliza')).toBeVisible();
});

test('a failure to load is told apart from nothing to end, and can be tried again', async () => {
  const { user } = await visit({ before: (server) => server.failOnce('listCancellationRequests', 500) });
  expect(await screen.findByText('No pudimos cargar sus coberturas')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('radio', { name: /^Luna/ })).toBeVisible();
});

test('somebody without coverage reads so and is led on', async () => {
  const { user } = await visit({ as: 'con-datos' });
  expect(await screen.findByText('No tiene coberturas para dar de baja')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ir al inicio' }));
  expect(await screen.findByText('Otra pantalla: /tabs/home')).toBeVisible();
});

test('what was requested is listed with its number, its state and its day', async () => {
  await visit({ as: 'con-bajas' });
  const requests = within(await screen.findByRole('region', { name: 'Sus pedidos' }));
  expect(requests.getAllByText(/^ANUL-2026-/)).toHaveLength(3);
  expect(requests.getByText(/La póliza está anulada desde el 27\/11\/2026\./)).toBeVisible();
  expect(requests.getByText(/La póliza sigue como estaba\. Motivo: .*La pidió otra persona/)).toBeVisible();
  expect(requests.getByText(/La cobertura sigue hasta que la confirmemos/)).toBeVisible();
});

test('leaving with something typed asks first', async () => {
  const { user } = await visit();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Motivo' }), 'Por el precio');
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
