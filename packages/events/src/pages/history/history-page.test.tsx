import { FIXED_NOW } from '@huella/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storyEvent, storyEvents } from '../../testing/story-events.ts';
import { visitCalendar } from '../../testing/visit-calendar.ts';
import './history-page.tsx';

const at = '/tabs/historial';

/** Entries only; proposals have no state. */
async function entries() {
  const panel = await screen.findByRole('tabpanel');
  return within(panel)
    .getAllByRole('article')
    .filter((entry) => entry.dataset['state'] !== undefined)
    .map((entry) => within(entry).getAllByRole('link')[0]?.textContent);
}

/** Waits until the router is there; what it shows is behind within `act`. */
const settled = (router: Awaited<ReturnType<typeof visitCalendar>>['router']) =>
  vi.waitUntil(() => router.state.navigation.state === 'idle');

test('the tabs count what is done, overdue and upcoming; what comes is shown first, soonest on top', async () => {
  await visitCalendar({ at, events: storyEvents });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Realizados 6', 'Vencidos 2', 'Próximos 5']);
  expect(await entries()).toEqual([
    'Consulta',
    'Videollamada',
    'Desparasitación interna: Total Full LC (refuerzo)',
    'Vacuna: Séxtuple canina',
    'Mishi cumple 1 año',
  ]);
});

test('done events are newest first', async () => {
  await visitCalendar({ at: `${at}?estado=realizados`, events: storyEvents });
  expect((await entries())[0]).toBe('Baño y corte');
  expect((await entries()).at(-1)).toBe('Vacuna: Antirrábica');
  expect(screen.getByText('Desparasitación externa: Pipeta antipulgas')).toBeVisible();
  expect(screen.getByText('Cría: 2 machos, 1 hembra')).toBeVisible();
});

test('D103 a follow-up is an item of its own, and registering it fills the form', async () => {
  await visitCalendar({ at: `${at}?estado=vencidos`, events: storyEvents });
  expect(await entries()).toEqual(['Vacuna: Antirrábica (próxima dosis)', 'Consulta']);
  expect(screen.getByRole('link', { name: /^Registrar/ })).toHaveAttribute(
    'href',
    '/crear-evento/1?mascota=1&tipo=Vacuna&vacuna=1&ocurrio=si&fecha=2026-11-27',
  );
  expect(screen.getByText('Venció hace 7 días')).toBeVisible();
  expect(screen.getByText('Venció hoy')).toBeVisible();
});

test('an event leads to its own page', async () => {
  await visitCalendar({ at, events: [storyEvent({ id: 9, event_on: '2026-11-28', done: false })] });
  expect(await screen.findByRole('link', { name: 'Consulta' })).toHaveAttribute(
    'href',
    '/tabs/historial/edit-event/9',
  );
});

test('an event keeps the query of the list in its URL', async () => {
  await visitCalendar({ at: `${at}?estado=vencidos&mascota=1`, events: storyEvents });
  expect(await screen.findByRole('link', { name: 'Consulta' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/tabs\/historial\/edit-event\/\d+\?estado=vencidos&mascota=1$/),
  );
});

test('tab and filter are in the URL, and add no history entries', async () => {
  const { user, router } = await visitCalendar({ at, events: storyEvents });
  await entries();
  await user.click(screen.getByRole('link', { name: 'Mishi' }));
  await user.click(screen.getByRole('tab', { name: /^Realizados/ }));
  expect(await entries()).toEqual(['Desparasitación externa: Pipeta antipulgas']);
  expect(router.state.location.search).toBe('?estado=realizados&mascota=2');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByRole('link', { name: 'Libreta sanitaria de Mishi' })).toHaveAttribute(
    'href',
    '/tabs/pet-details/2/libreta',
  );
});

test('what is tapped before the last tap is shown adds to it', async () => {
  const { router } = await visitCalendar({ at, events: storyEvents });
  await entries();
  const done = screen.getByRole('tab', { name: /^Realizados/ });
  const ways = [
    screen.getByRole('link', { name: 'Mishi' }),
    screen.getByRole('link', { name: 'Ver el mes' }),
  ];
  await act(async () => {
    for (const way of [done, ...ways]) {
      way.click();
      await settled(router);
    }
  });
  expect(router.state.location.search).toBe('?ver=mes&estado=realizados&mascota=2');
});

test('a second arrow before the first tab is shown goes one tab further', async () => {
  const { router } = await visitCalendar({ at, events: storyEvents });
  const upcoming = await screen.findByRole('tab', { name: /^Próximos/ });
  await act(async () => {
    for (let presses = 0; presses < 2; presses += 1) {
      upcoming.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      await settled(router);
    }
  });
  expect(router.state.location.search).toBe('?estado=realizados');
});

test('overdue events are linked above upcoming ones and above the month', async () => {
  const { user } = await visitCalendar({ at: `${at}?ver=mes`, events: storyEvents });
  await user.click(await screen.findByRole('link', { name: 'Hay 2 eventos vencidos Ver' }));
  expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName('Vencidos 2');
  expect(screen.queryByRole('link', { name: /vencidos Ver$/ })).toBeNull();
  await user.click(screen.getByRole('tab', { name: /^Próximos/ }));
  expect(screen.getByRole('link', { name: 'Hay 2 eventos vencidos Ver' })).toBeVisible();
});

test('arrows, Home and End go from tab to tab', async () => {
  const { user } = await visitCalendar({ at, events: storyEvents });
  const upcoming = await screen.findByRole('tab', { name: /^Próximos/ });
  act(() => upcoming.focus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Realizados/ })).toHaveFocus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Vencidos 2');
  await user.keyboard('{End}{Home}');
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveFocus());
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Realizados 6');
});

test('what is due turns overdue at its minute, without a reload', async () => {
  const soon = storyEvent({ id: 9, event_on: '2026-11-27', hora: '10:00', done: false });
  await visitCalendar({ at, events: [soon] });
  expect(await entries()).toEqual(['Consulta']);
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(FIXED_NOW.getTime() + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('tab', { name: 'Vencidos 1' })).toBeVisible();
  expect(screen.getByText('No hay nada próximo')).toBeVisible();
});

test('fifty are shown at first, and each tap adds as many; the URL keeps the number', async () => {
  const events = Array.from({ length: 120 }, (_, index) => storyEvent({ id: index + 1 }));
  const { user, router } = await visitCalendar({ at: `${at}?estado=realizados`, events });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: 'Ver 50 más' }));
  expect(router.state.location.search).toBe('?estado=realizados&cantidad=100');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(100));
  await user.click(screen.getByRole('button', { name: 'Ver 20 más' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(120));
  expect(screen.queryByRole('button', { name: /más$/ })).toBeNull();
});

test('a URL that names another person’s pet shows all', async () => {
  await visitCalendar({ at: `${at}?mascota=77`, events: storyEvents });
  expect(await entries()).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current', 'true');
});

test('a new event begins with the pet of the filter', async () => {
  await visitCalendar({ at: `${at}?mascota=2`, events: storyEvents });
  expect(await screen.findByRole('link', { name: 'Agregar evento' })).toHaveAttribute(
    'href',
    '/crear-evento/1?mascota=2',
  );
});

test('the month view says what is on the chosen day, and offers to add to it', async () => {
  const { user, router } = await visitCalendar({ at: `${at}?ver=mes&mascota=1`, events: storyEvents });
  expect(await screen.findByRole('heading', { name: 'viernes, 27 de noviembre de 2026' })).toBeVisible();
  await user.click(
    await screen.findByRole('gridcell', { name: 'sábado 28 de noviembre de 2026, 1 evento: Consulta' }),
  );
  expect(router.state.location.search).toBe('?ver=mes&mascota=1&dia=2026-11-28');
  expect(screen.getByText('Control de la pata delantera')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agregar un evento en este día' })).toHaveAttribute(
    'href',
    '/crear-evento/1?mascota=1&fecha=2026-11-28',
  );
  await user.click(screen.getByRole('link', { name: 'Ver la lista' }));
  expect(await entries()).toHaveLength(4);
});

test('O-DT-15 weeks begin on Monday, and the first of November 2026 is a Sunday', async () => {
  await visitCalendar({ at: `${at}?ver=mes` });
  const first = await screen.findByRole('gridcell', { name: 'domingo 1 de noviembre de 2026' });
  expect(first).toHaveAttribute('aria-colindex', '7');
  expect(
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('LMMJVSD');
  expect(screen.getByText('noviembre 2026')).toBeVisible();
});

test('D15 today is Argentina’s on a device in Tokyo, where it is tomorrow', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  onTestFinished(() => void vi.unstubAllEnvs());
  onTestFinished(() => void vi.useRealTimers());
  await visitCalendar({
    at: `${at}?ver=mes`,
    events: storyEvents,
    before: () => void vi.setSystemTime(new Date('2026-11-27T22:30:00-03:00')),
  });
  expect(await screen.findByRole('gridcell', { current: 'date' })).toHaveAccessibleName(
    /^viernes 27 de noviembre de 2026/,
  );
  expect(screen.getByRole('gridcell', { selected: true })).toHaveAccessibleName(/^viernes 27 /);
});

test('the list is refetched after 1.5 seconds, and not before', async () => {
  const { router, server } = await visitCalendar({ at, events: storyEvents });
  await entries();
  let requests = 0;
  server.override('listEvents', () => {
    requests += 1;
    return Response.json(storyEvents);
  });
  const reopenAfter = async (milliseconds: number) => {
    await router.navigate('/tabs/home');
    await screen.findByText('Otra pantalla: /tabs/home');
    vi.setSystemTime(FIXED_NOW.getTime() + milliseconds);
    await router.navigate(at);
    await entries();
  };
  onTestFinished(() => void vi.useRealTimers());
  await reopenAfter(1400);
  expect(requests).toBe(0);
  await reopenAfter(1600);
  await waitFor(() => expect(requests).toBe(1));
});

test.each(['1899-12-31', '2100-01-01', '2026-02-30', 'ayer'])(
  'a URL with the day %s, which no month has, shows today',
  async (day) => {
    await visitCalendar({ at: `${at}?ver=mes&dia=${day}` });
    expect(await screen.findByRole('gridcell', { selected: true })).toHaveAccessibleName(
      'viernes 27 de noviembre de 2026',
    );
  },
);

test('O-LI-05 while the pets are loading nothing says that there are none', async () => {
  await visitCalendar({ at, failures: { listPets: 'never' } });
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  expect(screen.queryByText('Todavía no tiene una mascota asegurada')).toBeNull();
});

test('O-LI-05 pets that could not be loaded are an error with a retry that works', async () => {
  const { user } = await visitCalendar({
    at,
    events: storyEvents,
    before: (server) => server.failOnce('listPets', 500),
  });
  expect(await screen.findByText('No pudimos cargar el calendario')).toBeVisible();
  expect(screen.queryByText('Todavía no tiene una mascota asegurada')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await entries()).toHaveLength(5);
});

test('D72 a failure is not an empty list, and can be retried', async () => {
  const { user, server } = await visitCalendar({ at, events: storyEvents, failures: { listEvents: 500 } });
  expect(await screen.findByText('No pudimos cargar el calendario')).toBeVisible();
  server.override('listEvents', Response.json(storyEvents));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await entries()).toHaveLength(5);
});

test('D102 without an insured pet the next step is to insure one', async () => {
  await visitCalendar({ at, as: 'con-datos' });
  expect(await screen.findByText('Todavía no tiene una mascota asegurada')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Agregar evento' })).toBeNull();
});
