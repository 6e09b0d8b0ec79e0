import { act, screen, within, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storyEvent } from '../../../testing/story-events.ts';
import { visitCalendar } from '../../../testing/visit-calendar.ts';
import '../history-page.tsx';

const at = '/tabs/historial?mascota=1';

/** Luna lacks only her yearly rabies vaccination, which is late. */
const rabiesLate = [
  storyEvent({
    id: 4,
    tipo: 'DespExterna',
    event_on: '2026-11-20',
    EventoDespExterna: { ProductoDesparacitacionId: 1, refuerzo: '2027-02-12' },
  }),
  storyEvent({
    id: 3,
    tipo: 'DespInterna',
    event_on: '2026-11-20',
    EventoDespInterna: { ProductoDesparacitacionId: 2, refuerzo: '2027-02-18' },
  }),
  storyEvent({
    id: 2,
    tipo: 'Vacuna',
    event_on: '2026-10-01',
    EventoVacuna: { VacunaId: 2, proxima_aplicacion: '2027-10-01' },
  }),
  storyEvent({
    id: 1,
    tipo: 'Vacuna',
    event_on: '2025-11-01',
    EventoVacuna: { VacunaId: 1, proxima_aplicacion: null },
  }),
];

async function proposals() {
  const section = await screen.findByRole('region', { name: 'Propuestas de cuidado' });
  return within(section)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
}

test('a proposal says what, why, on which ground, and to ask the vet; one tap fills the form', async () => {
  await visitCalendar({ at, events: rabiesLate });
  expect(await proposals()).toEqual(['Antirrábica de Luna']);
  expect(screen.getByText('Ya corresponde.')).toBeVisible();
  expect(
    screen.getByText(
      'Los perros se revacunan contra la rabia una vez por año (Ley 22.953). Consulte a su veterinario.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Agendar: Antirrábica de Luna' })).toHaveAttribute(
    'href',
    '/crear-evento/1?mascota=1&tipo=Vacuna&vacuna=1&ocurrio=no&fecha=2026-11-27',
  );
});

test('what is due is planned for tomorrow once no time of today is left', async () => {
  await visitCalendar({ at, events: rabiesLate });
  const accept = await screen.findByRole('link', { name: 'Agendar: Antirrábica de Luna' });
  vi.setSystemTime(new Date('2026-11-27T23:46:00-03:00'));
  onTestFinished(() => void vi.useRealTimers());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(accept).toHaveAttribute(
    'href',
    '/crear-evento/1?mascota=1&tipo=Vacuna&vacuna=1&ocurrio=no&fecha=2026-11-28',
  );
});

test('a postponed proposal is back after a week, and not before', async () => {
  const first = await visitCalendar({ at, events: rabiesLate });
  await first.user.click(await screen.findByRole('button', { name: 'Más tarde: Antirrábica de Luna' }));
  expect(screen.queryByRole('region', { name: 'Propuestas de cuidado' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  expect(localStorage.getItem('huella-draft:care-proposals')).toContain('"1-rabies-1":"2026-12-04"');
});

test('what is hidden can be taken back, and the focus stays in the section', async () => {
  const { user } = await visitCalendar({ at, events: [] });
  expect(await proposals()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Ver otras 2 propuestas' }));
  expect(await proposals()).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Ocultar: Antirrábica de Luna' }));
  expect(await proposals()).toHaveLength(3);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Propuestas de cuidado' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await proposals()).toHaveLength(4);
});

test('a double tap sets one proposal aside, and not the one that takes its place too', async () => {
  await visitCalendar({ at, events: [] });
  const [first, second] = await screen.findAllByRole('button', { name: /^Ocultar/ });
  act(() => first?.click());
  act(() => second?.click());
  expect(localStorage.getItem('huella-draft:care-proposals')?.match(/9999/g)).toHaveLength(1);
});

test('each of two that are hidden one after the other can be taken back', async () => {
  const { user } = await visitCalendar({ at, events: [] });
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  for (const [seconds, hide] of (await screen.findAllByRole('button', { name: /^Ocultar/ })).entries()) {
    clock.mockImplementation(() => now() + seconds * 1000);
    await user.click(hide);
  }
  const undo = await screen.findAllByRole('button', { name: 'Deshacer' });
  for (const button of undo) await user.click(button);
  expect(localStorage.getItem('huella-draft:care-proposals') ?? '').not.toContain('9999');
});

test('what is planned or followed up is not proposed', async () => {
  const planned = storyEvent({
    id: 9,
    tipo: 'Vacuna',
    event_on: '2026-12-01',
    done: false,
    EventoVacuna: { VacunaId: 1, proxima_aplicacion: null },
  });
  await visitCalendar({ at, events: [planned, ...rabiesLate] });
  await screen.findByRole('link', { name: 'Vacuna: Antirrábica' });
  expect(screen.queryByRole('region', { name: 'Propuestas de cuidado' })).toBeNull();
});
