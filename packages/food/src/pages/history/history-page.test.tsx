import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/fill-bag.ts';
import { foodAnswers } from '../../testing/food-answers.ts';
import { storyBag } from '../../testing/story-bags.ts';
import { maxiAdult, miniAdult, send, storedBags, visitFood } from '../../testing/visit-food.ts';
import './history-page.tsx';

const at = '/tabs/alimentacion/historial';
const ended = (changes: Parameters<typeof storyBag>[0]) =>
  storyBag({ terminada: { dia: '2026-11-26', kilos: 0, observada: true }, ...changes });

test('each bag says how long it lasted and what a day of it was and cost, the last one on top', async () => {
  const bags = [
    storyBag({ id: 4 }),
    ended({ id: 3 }),
    ended({
      id: 2,
      fechaCompra: '2026-09-01',
      precio: null,
      terminada: { dia: '2026-10-01', kilos: 1.5, observada: true },
    }),
    ended({
      id: 1,
      fechaCompra: '2026-06-01',
      terminada: { dia: '2026-07-01', kilos: 0, observada: false },
    }),
  ];
  const { user } = await visitFood({ at, failures: foodAnswers(bags) });
  const [last, carried, counted, ...others] = (await screen.findAllByRole('article')).map(
    (each) => each.textContent?.replaceAll('\u00a0', ' ') ?? '',
  );
  expect(others).toEqual([]);
  expect(last).toContain('Duró 25 días, de los 30 días que pensaba.');
  expect(last).toContain('Del 01/11/2026 al 26/11/2026600 g por día · $ 2.480 por día');
  expect(carried).toContain('Duró 30 días, como pensaba.');
  expect(carried).toContain('Sin precio anotado');
  expect(counted).toContain('Duró 30 días según la cuenta.');
  await press(user, /terminada el 01\/10\/2026$/);
  expect(await screen.findByText(/^Sobrante: 1,5\skg\./)).toBeVisible();
});

test('a bag is bought again', async () => {
  await visitFood({ at, failures: foodAnswers([ended({ id: 3 })]) });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: /^Volver a comprar/ })).toHaveAttribute(
    'href',
    '/tabs/alimentacion/agregar?repite=3',
  );
});

test('without an ended bag the current ones are the next step', async () => {
  await visitFood({ at, failures: foodAnswers([storyBag()]) });
  expect(await screen.findByText('Todavía no terminó ninguna bolsa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver sus bolsas' })).toHaveAttribute('href', '/tabs/alimentacion');
});

test('a bag that is not empty after all lasts again, and one that is deleted is asked about first', async () => {
  const visited = await visitFood({ at: '/tabs/nutricional-info/1', having: [maxiAdult, miniAdult] });
  for (const { id } of await storedBags(visited))
    await send(visited.server, 'POST', `/app/user/stock-alimento/${id}/fin`, {});
  await visited.router.navigate(at);
  await press(visited.user, /^Más sobre Royal Canin Maxi Adult/);
  await press(visited.user, /^No se terminó/);
  expect(await screen.findByText('Royal Canin Maxi Adult está otra vez entre sus bolsas.')).toBeVisible();
  await press(visited.user, /^Más sobre Royal Canin Mini Adult/);
  await press(visited.user, /^Eliminar la bolsa/);
  await press(visited.user, 'Eliminar');
  expect(await screen.findByText('Todavía no terminó ninguna bolsa')).toBeVisible();
  expect(await storedBags(visited)).toMatchObject([{ total: 15, terminada: null }]);
});
