import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { luna, mishi, storyEvent } from '../../testing/story-events.ts';
import { visitCalendar } from '../../testing/visit-calendar.ts';
import './booklet-page.tsx';

const at = '/tabs/pet-details/1/libreta';

const vaccine = (id: number, event_on: string, next: string | null, changes = {}) =>
  storyEvent({
    id,
    tipo: 'Vacuna',
    event_on,
    EventoVacuna: { VacunaId: 1, proxima_aplicacion: next },
    ...changes,
  });

async function rowsOf(name: string) {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
}

test('it lists what this pet was given, oldest first, without plans and other pets', async () => {
  await visitCalendar({
    at,
    events: [
      vaccine(5, '2027-01-10', null, { done: false }),
      vaccine(4, '2026-11-20', null, { mascota: mishi }),
      vaccine(3, '2026-11-20', '2027-11-20'),
      vaccine(2, '2025-11-20', '2026-11-20'),
      storyEvent({
        id: 1,
        mascota: luna,
        tipo: 'DespInterna',
        event_on: '2025-05-01',
        EventoDespInterna: { ProductoDesparacitacionId: 99, refuerzo: null },
      }),
    ],
  });
  expect(await rowsOf('Vacunas')).toEqual([
    ['20/11/2025', 'Antirrábica', '20/11/2026', ''],
    ['20/11/2026', 'Antirrábica', '20/11/2027', ''],
  ]);
  expect(await rowsOf('Desparasitación interna')).toEqual([
    ['01/05/2025', 'Sin nombre en el catálogo', '—sin fecha', ''],
  ]);
  expect(screen.queryByRole('table', { name: 'Desparasitación externa' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Libreta sanitaria de Luna');
});

test('it is printed by the browser', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  onTestFinished(() => print.mockRestore());
  const { user } = await visitCalendar({ at, events: [vaccine(2, '2025-11-20', null)] });
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

test('D26 a pet that is unknown or somebody else’s has no booklet', async () => {
  await visitCalendar({ at: '/tabs/pet-details/77/libreta' });
  expect(await screen.findByText('No encontramos esta mascota')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
});
