import { onDesktop, renderRoutes } from '@huella/testing';
import { petsApi } from '@huella/pets/api';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { eventsPaths } from '../../paths.ts';
import { storyEvents } from '../../testing/story-events.ts';
import { visitCalendar } from '../../testing/visit-calendar.ts';
import { HistoryFrame } from './history-frame.tsx';

const at = eventsPaths.calendar.href();
const list = { name: 'Eventos' };

test('what is typed in a page is kept when the first pet puts the list beside it', async () => {
  onDesktop();
  let pets = false;
  const listPets = (request: Request) => (pets ? app.server.app.fetch(request) : Response.json([]));
  const routes = [
    { Component: HistoryFrame, children: [{ path: at, element: <input aria-label="Nota" /> }] },
  ];
  const app = await renderRoutes(routes, { at, as: 'asegurada', failures: { listPets } });
  await waitFor(() => expect(screen.queryByRole('complementary', list)).toBeNull());
  await app.user.type(screen.getByRole('textbox', { name: 'Nota' }), 'Vacuna');
  pets = true;
  act(() => void app.store.dispatch(petsApi.util.invalidateTags(['Pet'])));
  expect(await screen.findByRole('complementary', list)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('Vacuna');
});

test.each(['listPets', 'listEvents'] as const)(
  'D72 when %s fails there is one error for the list and its page',
  async (call) => {
    onDesktop();
    await visitCalendar({ at, events: storyEvents, failures: { [call]: 500 }, latency: 50 });
    await waitFor(() => {
      expect(screen.getAllByText('No pudimos cargar el calendario')).toHaveLength(1);
      expect(screen.queryByRole('complementary', list)).toBeNull();
    });
  },
);
