import type { RenderedRoutes } from '@huella/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, press, type } from '../../testing/fill-event.ts';
import { visitEvents } from '../../testing/visit-events.ts';
import './new-event-page.tsx';

// The edges of the windows, typed and offered. It is 10:00 of 27 November 2026.

const past = 'Lo que ya ocurrió puede ser desde hace 15 años hasta ahora';
const ahead = 'Lo que falta puede ser desde ahora hasta dentro de 2 años';
const offStep = 'La hora va de 15 en 15 minutos: por ejemplo 10:00, 10:15 o 10:30';
const goesOn = 'Paso 2 de 2';

const day = { Sí: '¿Cuándo ocurrió?', 'No, está por venir': 'Próximo evento' } as const;
type Answer = keyof typeof day;

async function visit(answer: Answer) {
  const visited = await visitEvents({ at: '/crear-evento/1' });
  await choose(visited.user, 'Luna');
  await choose(visited.user, 'Consulta');
  await choose(visited.user, answer);
  return visited;
}

async function goBack({ router }: RenderedRoutes) {
  await router.navigate(-1);
  await screen.findByRole('button', { name: 'Continuar' });
}

test.each<{ answer: Answer; pairs: [day: string, time: string, text: string][] }>([
  {
    answer: 'Sí',
    pairs: [
      ['26/11/2011', '23:45', past],
      ['27/11/2011', '09:45', past],
      ['27/11/2011', '09:59', past],
      ['27/11/2011', '10:00', goesOn],
      ['27/11/2011', '10:01', offStep],
      ['28/11/2011', '00:00', goesOn],
      ['20/11/2026', '10:07', offStep],
      ['26/11/2026', '23:45', goesOn],
      ['27/11/2026', '09:59', offStep],
      ['27/11/2026', '10:00', goesOn],
      ['27/11/2026', '10:01', past],
      ['27/11/2026', '10:15', past],
      ['28/11/2026', '00:00', past],
    ],
  },
  {
    answer: 'No, está por venir',
    pairs: [
      ['26/11/2026', '23:45', ahead],
      ['27/11/2026', '09:45', ahead],
      ['27/11/2026', '09:59', ahead],
      ['27/11/2026', '10:00', goesOn],
      ['27/11/2026', '10:01', offStep],
      ['27/11/2026', '10:15', goesOn],
      ['28/11/2026', '00:00', goesOn],
      ['05/12/2026', '10:07', offStep],
      ['26/11/2028', '23:45', goesOn],
      ['27/11/2028', '10:00', goesOn],
      ['27/11/2028', '10:01', ahead],
      ['27/11/2028', '10:15', ahead],
      ['28/11/2028', '00:00', ahead],
    ],
  },
])(
  'D63, O-DT-11, O-DT-12 happened: $answer, what is typed at the edges',
  async ({ answer, pairs }) => {
    const visited = await visit(answer);
    for (const [typedDay, time, text] of pairs) {
      await type(visited.user, day[answer], typedDay);
      await type(visited.user, 'Hora', time);
      await press(visited.user, 'Continuar');
      expect(await screen.findByText(text), `${typedDay} ${time}`).toBeVisible();
      if (text === goesOn) await goBack(visited);
    }
  },
  60_000,
);

/** The first and last offered time of the typed day; null where the day is not offered. */
async function offered({ user }: RenderedRoutes) {
  await press(user, 'Abrir calendario');
  const cell = await screen.findByRole('gridcell', { selected: true });
  const isDisabled = cell.hasAttribute('disabled');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  if (isDisabled) return null;
  await press(user, 'Elegir la hora');
  const times = within(await screen.findByRole('menu'))
    .getAllByText(/^\d\d:\d\d$/)
    .map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return [times.at(0), times.at(-1)];
}

test.each<{ answer: Answer; days: [day: string, times: [first: string, last: string] | null][] }>([
  {
    answer: 'Sí',
    days: [
      ['26/11/2011', null],
      ['27/11/2011', ['10:00', '23:45']],
      ['28/11/2011', ['00:00', '23:45']],
      ['26/11/2026', ['00:00', '23:45']],
      ['27/11/2026', ['00:00', '10:00']],
      ['28/11/2026', null],
    ],
  },
  {
    answer: 'No, está por venir',
    days: [
      ['26/11/2026', null],
      ['27/11/2026', ['10:00', '23:45']],
      ['28/11/2026', ['00:00', '23:45']],
      ['26/11/2028', ['00:00', '23:45']],
      ['27/11/2028', ['00:00', '10:00']],
      ['28/11/2028', null],
    ],
  },
])(
  'D63 happened: $answer, what can be picked at the edges',
  async ({ answer, days }) => {
    const visited = await visit(answer);
    for (const [typedDay, times] of days) {
      await type(visited.user, day[answer], typedDay);
      expect(await offered(visited), typedDay).toEqual(times);
    }
  },
  60_000,
);

test('D63 the error of an instant is removed from the day when the time corrects it', async () => {
  const { user } = await visit('Sí');
  await type(user, day.Sí, '27/11/2026');
  await type(user, 'Hora', '10:15');
  await press(user, 'Continuar');
  expect(await screen.findByText(past)).toBeVisible();
  await type(user, 'Hora', '10:00');
  await waitFor(() => expect(screen.queryByText(past)).toBeNull());
});
