import { passMidnight } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand, choose, fillBag, press, tick, type } from '../../testing/fill-bag.ts';
import { type FoodVisitOptions, maxiAdult, storedBags, visitFood } from '../../testing/visit-food.ts';
import '../bags/bags-page.tsx';
import './new-bag-page.tsx';

const at = '/tabs/alimentacion/agregar';
const visit = (options: Partial<FoodVisitOptions> = {}) => visitFood({ at, ...options });
const save = 'Guardar la bolsa';
const maintenance = 'El servidor se encuentra en mantenimiento. Intente nuevamente más tarde.';
const bagOf = (name: string) => screen.findByRole('article', { name });

test('O-LI-03 the first bag is noted, and is in the list', async () => {
  const visited = await visit({ at: '/tabs/alimentacion' });
  expect(await screen.findByText('Todavía no cargó alimento')).toBeVisible();
  await visited.router.navigate(at);
  await fillBag(visited.user);
  await type(visited.user, /^Precio/, '62.000');
  await press(visited.user, save);
  expect(await bagOf('Royal Canin Maxi Adult')).toBeVisible();
  expect(screen.getByText('Cargamos la bolsa.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'La bolsa quedó cargada' })).toBeVisible();
  expect(screen.getByText('Royal Canin Maxi Adult · Luna')).toBeVisible();
  expect(await storedBags(visited)).toMatchObject([
    {
      alimento: { id: 7 },
      total: 15,
      duracion: 30,
      fechaCompra: '2026-11-27',
      nombrePetShop: 'El Ñandú',
      contactoProveedor: '11 15-4555-1234',
      modalidadCompra: 'WhatsApp',
      precio: 62_000,
      stocksAlimentoMascotas: [{ mascotaId: 1 }],
    },
  ]);
  expect(visited.router.state.location.pathname).toBe('/tabs/alimentacion');
});

test('an empty form says what is missing, all at once', async () => {
  const { user } = await visit();
  await type(user, 'Fecha de compra', ' ');
  await press(user, save);
  for (const message of [
    'Ups... Al menos una mascota debe comer del alimento!',
    'Por favor, elija la marca',
    'Por favor, ingrese la fecha de compra',
    'Por favor, ingrese para cuántos días alcanza',
    'Por favor, ingrese el nombre del pet shop',
    'Por favor, ingrese el teléfono del pet shop',
    'Por favor, elija cómo compra',
  ])
    expect(await screen.findByText(message)).toBeVisible();
});

test('half a day is an invalid duration, not a missing one', async () => {
  const { user } = await visit();
  await type(user, '¿Para cuántos días alcanza?', '2,5');
  await press(user, save);
  expect(await screen.findByText('La duración puede ser de 1 a 365 días')).toBeVisible();
});

test('a form that was opened on the list goes back to it', async () => {
  const { user, router } = await visit({ at: '/tabs/alimentacion' });
  const [add] = await screen.findAllByRole('link', { name: 'Nuevo alimento' });
  if (add) await user.click(add);
  await fillBag(user);
  await press(user, save);
  expect(await bagOf('Royal Canin Maxi Adult')).toBeVisible();
  expect(router.state.historyAction).toBe('POP');
});

test('dogs and cats are not mixed, and what was chosen stays', async () => {
  const { user } = await visit();
  await tick(user, 'Luna');
  await brand(user, 'Royal Canin');
  await tick(user, 'Mishi');
  expect(await screen.findByText('Ups... Perros y gatos no pueden comer del mismo alimento.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Luna' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Mishi' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Marca' })).toHaveValue('Royal Canin');
  await tick(user, 'Mishi');
  await waitFor(() =>
    expect(screen.queryByText('Ups... Perros y gatos no pueden comer del mismo alimento.')).toBeNull(),
  );
});

test('a brand that has nothing for the pet says so, also when the pet changes afterwards', async () => {
  const { user } = await visit();
  const nothing = 'Ups... La marca que selecciono no posee alimentos para su mascota.';
  await tick(user, 'Mishi');
  await brand(user, 'Dogui');
  expect(await screen.findByText(nothing)).toBeVisible();
  await tick(user, 'Mishi');
  await tick(user, 'Luna');
  await waitFor(() => expect(screen.queryByText(nothing)).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Marca' })).toHaveValue('Dogui');
});

test('a food of the other species stays chosen and says so', async () => {
  const { user } = await visit();
  await tick(user, 'Luna');
  await brand(user, 'Royal Canin');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Alimento' }), 'Maxi Adult');
  await tick(user, 'Luna');
  await tick(user, 'Mishi');
  expect(
    await screen.findByText('Ese alimento no es para la especie elegida. Por favor, elija otro'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Alimento' })).toHaveDisplayValue('Maxi Adult (para perros)');
});

test('D75 a bag that is there already says so at its food', async () => {
  const visited = await visit({ having: [maxiAdult] });
  await fillBag(visited.user);
  await press(visited.user, save);
  expect(
    await screen.findByText('La bolsa seleccionada ya fue cargada. Por favor, ingrese otro alimento.'),
  ).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Alimento' })).toBeInvalid();
  expect(await storedBags(visited)).toHaveLength(1);
});

test('another failure is a dialog, from which it is tried again', async () => {
  const visited = await visit({ before: (server) => server.failOnce('createFoodBag', 500) });
  await fillBag(visited.user);
  await press(visited.user, save);
  const dialog = await screen.findByRole('alertdialog', { name: 'No pudimos guardar la bolsa' });
  expect(dialog).toHaveAccessibleDescription(maintenance);
  await press(visited.user, 'Reintentar');
  expect(await bagOf('Royal Canin Maxi Adult')).toBeVisible();
  expect(await storedBags(visited)).toHaveLength(1);
});

test('after a lost answer the same bag is not noted twice', async () => {
  const visited = await visit({ before: (server) => server.failOnce('createFoodBag', 'lost') });
  await fillBag(visited.user);
  await press(visited.user, save);
  await press(visited.user, 'Reintentar');
  expect(await bagOf('Royal Canin Maxi Adult')).toBeVisible();
  expect(await storedBags(visited)).toHaveLength(1);
});

test('a double tap notes one bag', async () => {
  const visited = await visit({ latency: 50 });
  await fillBag(visited.user);
  await visited.user.dblClick(await screen.findByRole('button', { name: save }));
  expect(await bagOf('Royal Canin Maxi Adult')).toBeVisible();
  expect(await storedBags(visited)).toHaveLength(1);
});

test('O-DT-05 half a date is neither an empty one nor the one before', async () => {
  const visited = await visit();
  await fillBag(visited.user);
  await type(visited.user, 'Fecha de compra', '05/11');
  await press(visited.user, save);
  expect(await screen.findByText(/^Por favor, ingrese una fecha válida/)).toBeVisible();
  expect(await storedBags(visited)).toEqual([]);
});

test('renewing ends the bag before, with what is left carried over', async () => {
  const visited = await visit({ at: `${at}?renueva=1`, having: [maxiAdult] });
  expect(await screen.findByRole('textbox', { name: /^¿Cuántos kilos quedan/ })).toHaveValue('2');
  expect(screen.getByRole('textbox', { name: 'Pet shop' })).toHaveValue('El Ñandú');
  await type(visited.user, /^¿Cuántos kilos quedan/, '1,5');
  await press(visited.user, save);
  expect(await bagOf('Royal Canin Maxi Adult')).toHaveTextContent(/de 16,5\skg/);
  expect(await storedBags(visited)).toMatchObject([
    { id: 1, terminada: { dia: '2026-11-27', kilos: 1.5 } },
    { id: 2, sobrante: 1.5, fechaCompra: '2026-11-27', terminada: null },
  ]);
});

test('buying an ended bag again renews the current bag of the same food', async () => {
  const visited = await visit({
    at: `${at}?repite=1`,
    having: [{ ...maxiAdult, fechaCompra: '2026-10-01' }, maxiAdult],
  });
  expect(await screen.findByRole('heading', { name: 'Nuevo alimento' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: /^¿Cuántos kilos quedan/ })).toHaveValue('2');
  await press(visited.user, save);
  expect(await bagOf('Royal Canin Maxi Adult')).toHaveTextContent(/de 17\skg/);
  expect((await storedBags(visited)).map(({ terminada }) => terminada?.dia)).toEqual([
    '2026-10-31',
    '2026-11-27',
    undefined,
  ]);
});

test('what is left of the bag before is no more than it had', async () => {
  const { user } = await visit({ at: `${at}?renueva=1`, having: [maxiAdult] });
  await type(user, /^¿Cuántos kilos quedan/, '16');
  await press(user, save);
  expect(await screen.findByText('No puede quedar más de lo que había')).toBeVisible();
});

test('D55 a number that cannot be a mobile is reported before WhatsApp is relied on', async () => {
  const { user } = await visit();
  await type(user, 'Teléfono del pet shop', '0800 555 1234');
  await choose(user, 'WhatsApp');
  expect(await screen.findByText(/^Con este número no podemos abrir WhatsApp/)).toBeVisible();
});

test('leaving asks, and what was typed is then forgotten', async () => {
  const { user, router } = await visit();
  await tick(user, 'Luna');
  await router.navigate('/tabs/alimentacion');
  await press(user, 'Salir sin guardar');
  expect(await screen.findByText('Todavía no cargó alimento')).toBeVisible();
  expect(localStorage.getItem('huella-draft:new-bag')).toBeNull();
});

test('a pet’s page leads to a bag of its own', async () => {
  await visit({ at: `${at}?mascota=2` });
  expect(await screen.findByRole('checkbox', { name: 'Mishi' })).toBeChecked();
});

test('D102 without an insured pet the next step is to insure one', async () => {
  await visit({ as: 'con-datos' });
  expect(await screen.findByText('Todavía no tiene una mascota asegurada')).toBeVisible();
});

function leaveBegunBag(mascotas: number[]) {
  localStorage.setItem(
    'huella-draft:new-bag',
    JSON.stringify({
      account: 'asegurada@huella.test',
      owner: 'before',
      seed: 'seed',
      step: 0,
      savedAt: new Date('2026-11-27T09:00:00-03:00').getTime(),
      values: { mascotas, marca: 'Royal Canin', alimentoId: 7, kilos: 15, duracion: '30' },
    }),
  );
}

test('a reload goes on with what was chosen and typed', async () => {
  leaveBegunBag([1]);
  await visit();
  expect(await screen.findByText('Recuperamos lo que había cargado.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Alimento' })).toHaveDisplayValue('Maxi Adult');
  expect(screen.getByRole('radio', { name: /^15\skg$/ })).toBeChecked();
  expect(screen.getAllByText(/^Son 500\sg por día\.$/)[0]).toBeVisible();
});

test('a pet that is gone since it was chosen eats nothing of the bag', async () => {
  leaveBegunBag([1, 99]);
  const visited = await visit();
  await type(visited.user, 'Pet shop', 'El Ñandú');
  await type(visited.user, 'Teléfono del pet shop', '11 15-4555-1234');
  await choose(visited.user, 'WhatsApp');
  await press(visited.user, save);
  await bagOf('Royal Canin Maxi Adult');
  expect(await storedBags(visited)).toMatchObject([{ stocksAlimentoMascotas: [{ mascotaId: 1 }] }]);
});

test('over midnight a purchase day that nobody chose becomes the new day, and a chosen one stays', async () => {
  const visited = await visit();
  const day = await screen.findByRole('textbox', { name: 'Fecha de compra' });
  passMidnight(visited);
  expect(day).toHaveValue('28/11/2026');
  await type(visited.user, 'Fecha de compra', '28/11/2026');
  await visited.user.tab();
  passMidnight(visited, 2);
  expect(day).toHaveValue('28/11/2026');
});
