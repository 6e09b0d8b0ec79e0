import { FIXED_NOW, holdAnswers } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storyBag } from '../../testing/story-bags.ts';
import {
  type FoodVisitOptions,
  maxiAdult,
  miniAdult,
  send,
  storedBags,
  visitFood,
} from '../../testing/visit-food.ts';
import './bags-page.tsx';

const at = '/tabs/alimentacion';
const maxi = 'Royal Canin Maxi Adult';
const mini = 'Royal Canin Mini Adult';
const visit = (options: Partial<FoodVisitOptions> = {}) =>
  visitFood({ at, having: [maxiAdult, miniAdult], ...options });
type Visit = Awaited<ReturnType<typeof visit>>;

const card = (name: string) => screen.findByRole('article', { name });
const cards = () => screen.queryAllByRole('article').map((each) => each.querySelector('h2')?.textContent);
const press = async ({ user }: Visit, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function say(visited: Visit, kilos: string) {
  await press(visited, `Queda más o menos: ${maxi}`);
  const field = await screen.findByRole('textbox', { name: 'Kilos que quedan' });
  await visited.user.clear(field);
  await visited.user.type(field, kilos);
  await press(visited, 'Guardar');
}

test('N-C11G the first to end is on top, with what is left, until when and why', async () => {
  await visit();
  const first = within(await card(maxi));
  expect(first.getByText('martes 1 de diciembre')).toBeVisible();
  expect(first.getByText(/^Quedan 2\skg de 15\skg, para 4 días\.$/)).toBeVisible();
  expect(first.getByText('Según los 30 días que indicó al cargarla.')).toBeVisible();
  expect(first.getByRole('img', { name: /^Queda el 13/ })).toBeVisible();
  expect(cards()).toEqual([maxi, mini]);
});

test('what is said of a bag that was deleted elsewhere is answered by that', async () => {
  const visited = await visit();
  await press(visited, `Queda más o menos: ${maxi}`);
  await send(visited.server, 'DELETE', '/app/user/stock-alimento/1');
  await press(visited, 'Guardar');
  expect(await screen.findByText('Esta bolsa ya no está: fue eliminada.')).toBeInTheDocument();
  await waitFor(() => expect(cards()).toEqual([mini]));
});

test('each pet’s part of all bags is summed', async () => {
  await visit();
  expect(
    await screen.findByText(/^Le quedan 7,8\skg, a 742\sg por día\. Se termina el lunes 21/),
  ).toBeVisible();
});

test('D108 what the owner sees corrects the rate, is kept, and can be taken back', async () => {
  const visited = await visit();
  await say(visited, '4');
  const shown = within(await card(maxi));
  expect(await shown.findByText('Según lo que quedaba hoy.')).toBeVisible();
  expect(shown.getByText(/^Quedan 4\skg de 15\skg, para 10 días/)).toBeVisible();
  expect(await screen.findByText(/^Anotamos que de Royal Canin Maxi Adult quedan 4\skg\.$/)).toBeVisible();
  expect((await storedBags(visited))[0]?.correcciones).toMatchObject([{ dia: '2026-11-27', kilos: 4 }]);
  await press(visited, 'Deshacer');
  expect(await shown.findByText('Según los 30 días que indicó al cargarla.')).toBeVisible();
  await waitFor(async () => expect((await storedBags(visited))[0]?.correcciones).toEqual([]));
});

test('undoing a second correction of a day leaves the first', async () => {
  const visited = await visit();
  await say(visited, '4');
  await press(visited, 'Deshacer');
  await waitFor(async () => expect((await storedBags(visited))[0]?.correcciones).toEqual([]));
  await say(visited, '5');
  await screen.findByText(/quedan 5\skg\.$/);
  await say(visited, '3');
  await screen.findByText(/quedan 3\skg\.$/);
  await press(visited, 'Deshacer');
  await waitFor(async () =>
    expect((await storedBags(visited))[0]?.correcciones).toMatchObject([{ kilos: 5 }]),
  );
});

test('the last change counts, also when the response to an earlier one is slow', async () => {
  const visited = await visit();
  await card(maxi);
  const answer = Promise.withResolvers<void>();
  const said = [5, 3];
  let sent = 0;
  visited.server.override('correctFoodBag', async () => {
    const kilos = said[sent] ?? 0;
    sent += 1;
    await answer.promise;
    return Response.json(storyBag({ correcciones: [{ id: 1, dia: '2026-11-27', kilos }] }));
  });
  for (const kilos of said) await say(visited, String(kilos));
  expect(await card(maxi)).toHaveTextContent(/Quedan 3\skg/);
  expect(sent).toBe(1);
  answer.resolve();
  expect(await screen.findByText(/quedan 3\skg\.$/)).toBeVisible();
  expect(await card(maxi)).toHaveTextContent(/Quedan 3\skg/);
  expect(sent).toBe(2);
});

test('nothing left ends the bag; more than there was is rejected', async () => {
  const visited = await visit();
  await say(visited, '15,1');
  expect(await screen.findByText('No puede quedar más de lo que había')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Kilos que quedan' });
  await visited.user.clear(field);
  await visited.user.type(field, '0');
  expect(screen.getByText('Si no queda nada, la damos por terminada hoy.')).toBeVisible();
  await press(visited, 'Guardar');
  await waitFor(() => expect(cards()).toEqual([mini]));
  await waitFor(async () =>
    expect((await storedBags(visited))[0]?.terminada).toEqual({
      dia: '2026-11-27',
      kilos: 0,
      observada: true,
    }),
  );
});

test('a bag that ended today goes at once, and comes back when that is taken back', async () => {
  const visited = await visit();
  const answer = holdAnswers(visited.server, 'finishFoodBag');
  await press(visited, `Se terminó hoy: ${maxi}`);
  await waitFor(() => expect(cards()).toEqual([mini]));
  expect(document.activeElement).not.toBe(document.body);
  answer();
  await press(visited, 'Deshacer');
  expect(await card(maxi)).toBeVisible();
  await waitFor(async () => expect((await storedBags(visited))[0]?.terminada).toBeNull());
});

test('a bag that ended says how long it lasted and leads to the next one, until that is taken back', async () => {
  const visited = await visit({ having: [{ ...maxiAdult, fechaCompra: '2026-11-07' }, miniAdult] });
  await press(visited, `Se terminó hoy: ${maxi}`);
  expect(await screen.findByRole('heading', { name: `Se terminó ${maxi}` })).toBeVisible();
  expect(screen.getByText('Duró 20 días, de los 30 días que pensaba.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a comprar' })).toHaveAttribute(
    'href',
    '/tabs/alimentacion/agregar?repite=1',
  );
  await press(visited, 'Deshacer');
  expect(await card(maxi)).toBeVisible();
  expect(screen.queryByRole('heading', { name: `Se terminó ${maxi}` })).toBeNull();
});

test('a bag that ended by the forecast may have ended on that day, which is learned', async () => {
  const visited = await visit({ having: [{ ...maxiAdult, fechaCompra: '2026-10-24' }, miniAdult] });
  const over = within(await card(maxi));
  expect(over.getByText('La cuenta daba hasta el lunes 23 de noviembre. ¿Todavía queda?')).toBeVisible();
  await press(visited, `Se terminó ese día: ${maxi}`);
  expect(await screen.findByText(`Anotamos que ${maxi} se terminó el lunes 23 de noviembre.`)).toBeVisible();
  expect((await storedBags(visited))[0]?.terminada).toEqual({
    dia: '2026-11-23',
    kilos: 0,
    observada: true,
  });
});

test('a bag whose forecast ends today ended today', async () => {
  await visit({ having: [{ ...maxiAdult, fechaCompra: '2026-10-28' }] });
  await card(maxi);
  expect(screen.getByRole('button', { name: `Se terminó hoy: ${maxi}` })).toBeVisible();
  expect(screen.queryByRole('button', { name: `Se terminó ese día: ${maxi}` })).toBeNull();
});

test('a double tap ends one bag, and not the one that takes its place too', async () => {
  const visited = await visit();
  await press(visited, `Se terminó hoy: ${maxi}`);
  await press(visited, `Se terminó hoy: ${mini}`);
  await screen.findByText(`Anotamos que ${maxi} se terminó hoy.`);
  expect(cards()).toEqual([mini]);
  expect((await storedBags(visited)).map(({ terminada }) => terminada?.dia)).toEqual([
    '2026-11-27',
    undefined,
  ]);
});

test('O-LI-04 of two bags deleted at once the rejected one stays, and it is reported', async () => {
  const visited = await visit({
    latency: 30,
    having: [maxiAdult, miniAdult, { ...maxiAdult, alimentoId: 5 }],
    before: (server) => {
      server.failOnce('deleteFoodBag', 500);
    },
  });
  const remove = async (food: string) => {
    await press(visited, `Más sobre ${food}`);
    await press(visited, /^Eliminar la bolsa/);
    await press(visited, 'Eliminar');
  };
  await remove(maxi);
  await remove(mini);
  expect(await screen.findByText('Ups! Ocurrió un error. Intente más tarde.')).toBeVisible();
  expect(await card(maxi)).toBeVisible();
  await waitFor(async () => expect(await storedBags(visited)).toHaveLength(2));
  expect(cards()).toEqual(['Royal Canin Medium Adult', maxi]);
});

test('a change that the server rejects is undone and reported', async () => {
  const visited = await visit({ before: (server) => server.failOnce('finishFoodBag', 500) });
  await press(visited, `Se terminó hoy: ${maxi}`);
  expect(await screen.findByText('No pudimos guardar el cambio. Intente nuevamente.')).toBeVisible();
  expect(await card(maxi)).toBeVisible();
});

test('a phone that is a day ahead is named as what keeps a bag from ending', async () => {
  const visited = await visit();
  await card(maxi);
  visited.server.clock.advance(-86_400_000);
  await press(visited, `Se terminó hoy: ${maxi}`);
  const clock = 'La fecha de su teléfono parece adelantada. Corríjala e intente nuevamente.';
  expect(await screen.findByText(clock)).toBeVisible();
  expect(await card(maxi)).toBeVisible();
});

test('a bag that another device deleted is deleted', async () => {
  const visited = await visit();
  await card(maxi);
  await send(visited.server, 'DELETE', '/app/user/stock-alimento/1');
  await press(visited, `Más sobre ${maxi}`);
  await press(visited, /^Eliminar la bolsa/);
  await press(visited, 'Eliminar');
  await waitFor(() => expect(cards()).toEqual([mini]));
  expect(await screen.findByText('Eliminamos la bolsa.')).toBeVisible();
});

test('D19 taking the last pet from a bag asks to delete it', async () => {
  const visited = await visit({ having: [maxiAdult] });
  await press(visited, `Más sobre ${maxi}`);
  await press(visited, /^Luna ya no come de esta bolsa/);
  expect(
    await screen.findByText(/^Ups\.\.\. Al menos una mascota debe comer del alimento! Si nadie más come/),
  ).toBeVisible();
  await press(visited, 'Eliminar');
  expect(await screen.findByText('Todavía no cargó alimento')).toBeVisible();
  expect(await storedBags(visited)).toEqual([]);
});

test('the filter is in the URL, and a new bag and the ended bags begin with its pet', async () => {
  const visited = await visit({ having: [{ ...maxiAdult, fechaCompra: '2026-10-01' }, maxiAdult] });
  await card(maxi);
  await visited.user.click(screen.getByRole('link', { name: 'Mishi' }));
  expect(visited.router.state.location.search).toBe('?mascota=2');
  expect(await screen.findByText('Mishi no tiene bolsas cargadas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nuevo alimento' })).toHaveAttribute(
    'href',
    '/tabs/alimentacion/agregar?mascota=2',
  );
  expect(screen.getByRole('link', { name: 'Bolsas terminadas' })).toHaveAttribute(
    'href',
    '/tabs/alimentacion/historial?mascota=2',
  );
});

test('the list is refetched after 1.5 seconds, and not before', async () => {
  const { router, server } = await visit();
  await card(maxi);
  let requests = 0;
  server.override('listFoodBags', () => {
    requests += 1;
    return Response.json([storyBag()]);
  });
  const reopenAfter = async (milliseconds: number) => {
    await router.navigate('/tabs/home');
    await screen.findByText('Otra pantalla: /tabs/home');
    vi.setSystemTime(FIXED_NOW.getTime() + milliseconds);
    await router.navigate(at);
    await card(maxi);
  };
  onTestFinished(() => void vi.useRealTimers());
  await reopenAfter(1400);
  expect(requests).toBe(0);
  await reopenAfter(1600);
  await waitFor(() => expect(requests).toBe(1));
});

test.each(['listFoodBags', 'listPets'] as const)(
  'D72 a failure of %s is not an empty list, names the page’s subject, and can be retried',
  async (call) => {
    const visited = await visit({ before: (server) => server.failOnce(call, 500) });
    expect(await screen.findByText('No pudimos cargar sus alimentos')).toBeVisible();
    await press(visited, 'Reintentar');
    expect(await card(maxi)).toBeVisible();
  },
);
