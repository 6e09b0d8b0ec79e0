import { recordToasts } from '@huella/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { press, type } from '../../testing/fill-event.ts';
import { type EventSeed, havingEvents } from '../../testing/having-events.ts';
import { type EventsVisitOptions, storedEvents, visitEvents } from '../../testing/visit-events.ts';
import '../history/history-page.tsx';
import './edit-event-page.tsx';

const at = '/tabs/historial/edit-event/4';
const dose = { id: 4, tipo: 'Vacuna', vaccine: 1, followUp: '2026-12-10', moment: '2026-11-20T10:00' };
const visit = (seed: EventSeed, options: Partial<EventsVisitOptions> = {}) =>
  visitEvents({ at, before: havingEvents(seed), ...options });
const edited = 'El evento ha sido editado con éxito';
const failed = 'Hubo un error, intente de nuevo más tarde.';
const calendar = () => screen.findByRole('heading', { level: 1, name: 'Calendario' });

test('the details of an event are shown, and a move is reported and saved', async () => {
  const visited = await visit({ ...dose, description: 'En casa' });
  for (const text of ['Luna', '20/11/2026, 10:00', 'Antirrábica', '10/12/2026', 'En casa', 'Hecho'])
    expect(await screen.findByText(text)).toBeVisible();
  await type(visited.user, '¿Cuándo ocurrió?', '21/11/2026');
  expect(screen.getByText('La próxima fecha no cambia: 10/12/2026.')).toBeVisible();
  const said = recordToasts();
  await press(visited.user, 'Guardar cambios');
  expect(await screen.findByText(edited)).toBeInTheDocument();
  expect(said()).toEqual([[edited, 3000]]);
  expect(await calendar()).toBeVisible();
  expect(await storedEvents(visited)).toMatchObject([
    { moment: '2026-11-21T10:00', done: 1, follow_up: '2026-12-10' },
  ]);
});

test('D64 before it is saved the form says that the next date goes', async () => {
  const visited = await visit({ ...dose, done: false, moment: '2026-12-01T10:00' });
  await type(visited.user, 'Próximo evento', '11/12/2026');
  expect(
    screen.getByText('Al guardar se quita la próxima fecha (10/12/2026): quedaría antes que la del evento.'),
  ).toBeVisible();
  await press(visited.user, 'Guardar cambios');
  await screen.findByText(edited);
  expect(await storedEvents(visited)).toMatchObject([{ moment: '2026-12-11T10:00', follow_up: null }]);
});

test('"done" asks first and then means now', async () => {
  const visited = await visit({ ...dose, done: false });
  await press(visited.user, 'Ya ocurrió');
  expect(
    await screen.findByText('Lo guardamos como hecho con la fecha y la hora de ahora: 27/11/2026, 10:00.'),
  ).toBeVisible();
  expect(await storedEvents(visited)).toMatchObject([{ done: 0 }]);
  await visited.user.dblClick(screen.getByRole('button', { name: 'Sí, ya ocurrió' }));
  await screen.findByText(edited);
  expect(await storedEvents(visited)).toMatchObject([{ moment: '2026-11-27T10:00', done: 1, sequence: 1 }]);
});

test('N-B09G a clock that is fast is named as what keeps an event from being done', async () => {
  const visited = await visit({ ...dose, done: false });
  visited.server.clock.advance(-300_000);
  await press(visited.user, 'Ya ocurrió');
  await press(visited.user, 'Sí, ya ocurrió');
  expect(
    await screen.findByText('La hora de su teléfono parece adelantada. Corríjala e intente nuevamente.'),
  ).toBeInTheDocument();
  expect(await storedEvents(visited)).toMatchObject([{ done: 0 }]);
});

test('"done" on another device keeps its moment, which is shown', async () => {
  const visited = await visit({ ...dose, done: false });
  await press(visited.user, 'Ya ocurrió');
  await visited.server.db.updateTable('events').set({ done: 1, moment: '2026-11-27T09:59' }).execute();
  await press(visited.user, 'Sí, ya ocurrió');
  expect(await screen.findByText('Ya estaba anotado como hecho: 27/11/2026, 09:59.')).toBeInTheDocument();
  expect(await storedEvents(visited)).toMatchObject([{ moment: '2026-11-27T09:59', done: 1, sequence: 0 }]);
});

test.each([
  ['a move', ['Guardar cambios'], dose],
  ['"done"', ['Ya ocurrió', 'Sí, ya ocurrió'], { ...dose, done: false }],
])(
  '%s of an event that was deleted elsewhere says so, and leads to the calendar',
  async (_what, names, seed) => {
    const visited = await visit(seed);
    await screen.findByRole('button', { name: names[0] });
    await visited.server.db.deleteFrom('events').execute();
    for (const name of names) await press(visited.user, name);
    expect(await screen.findByText('Este evento ya no está: fue eliminado.')).toBeInTheDocument();
    expect(await calendar()).toBeVisible();
  },
);

test('what was done is not offered again', async () => {
  await visit(dose);
  expect(await screen.findByText('Hecho')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ya ocurrió' })).toBeNull();
});

test('an event is deleted after a question', async () => {
  const visited = await visit(dose);
  await press(visited.user, 'Eliminar el evento');
  expect(await screen.findByText(/ni tampoco su próxima fecha, 10\/12\/2026/)).toBeVisible();
  const said = recordToasts();
  await press(visited.user, 'Eliminar');
  expect(await screen.findByText('El evento ha sido eliminado con éxito')).toBeInTheDocument();
  expect(said()).toEqual([['El evento ha sido eliminado con éxito', 3000]]);
  expect(await calendar()).toBeVisible();
  expect(await storedEvents(visited)).toEqual([]);
});

test('a deletion that fails is reported, and the event stays', async () => {
  const visited = await visit(dose, { failures: { deleteEvent: 500 } });
  await press(visited.user, 'Eliminar el evento');
  const said = recordToasts();
  await press(visited.user, 'Eliminar');
  expect(await screen.findByText(failed)).toBeInTheDocument();
  expect(said()).toEqual([[failed, 3000]]);
  expect(await storedEvents(visited)).toHaveLength(1);
  expect(screen.getByText('Antirrábica')).toBeVisible();
});

test('a move that fails is reported, and what was typed stays', async () => {
  const visited = await visit(dose, { failures: { updateEvent: 500 } });
  await type(visited.user, 'Hora', '11:00');
  const said = recordToasts();
  await press(visited.user, 'Guardar cambios');
  expect(await screen.findByText(failed)).toBeInTheDocument();
  expect(said()).toEqual([[failed, 3000]]);
  expect(screen.getByText('Los cambios no se guardaron. Intente nuevamente.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveValue('11:00');
});

test('a video call says who calls, and is neither moved nor deleted', async () => {
  await visit({ id: 4, tipo: 'Videollamada', moment: '2026-12-01T15:30', done: false, info: 'Dra. Pérez' });
  expect(await screen.findByText('Dra. Pérez')).toBeVisible();
  expect(screen.getByText(/^Las videollamadas se acuerdan por teléfono/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar el evento' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('D50 a birthday says where it comes from', async () => {
  await visit(dose, { at: '/tabs/historial/edit-event/-1004' });
  expect(await screen.findByText(/^Los cumpleaños salen de la fecha de nacimiento/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Eliminar el evento' })).toBeNull();
});

test('D104 an unknown kind is shown with title and description', async () => {
  const visited = await visit({
    id: 4,
    tipo: 'Peluquería',
    title: 'Baño y corte',
    description: 'Sin perfume',
    done: false,
    moment: '2026-12-01T10:00',
  });
  expect(await screen.findAllByText('Baño y corte')).not.toHaveLength(0);
  expect(screen.getByText('Sin perfume')).toBeVisible();
  await type(visited.user, 'Hora', '11:00');
  await press(visited.user, 'Guardar cambios');
  await screen.findByText(edited);
  expect(await storedEvents(visited)).toMatchObject([{ moment: '2026-12-01T11:00' }]);
});

test('an old record of permethrin for a cat warns', async () => {
  await visit({ id: 4, pet: 2, tipo: 'DespExterna', product: 26 });
  expect(await screen.findByText(/tiene permetrina, que es un veneno para los gatos/)).toBeVisible();
});

test('O-LI-02 under another event’s URL nothing of the first one stays', async () => {
  const { router, server } = await visit({ ...dose, description: 'En casa' });
  expect(await screen.findByText('En casa')).toBeVisible();
  const answer = Promise.withResolvers<Response>();
  server.override('getEvent', () => answer.promise);
  await router.navigate('/tabs/historial/edit-event/5');
  expect(await screen.findByText('Cargando…')).toBeInTheDocument();
  expect(screen.queryByText('En casa')).toBeNull();
  answer.resolve(new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText('En casa')).toBeNull();
});

test.each(['999', '-7', 'luna', '04', '4e0', '2147483648', '9007199254740993'])(
  'N-B12G the event %s is not found',
  async (id) => {
    const { router } = await visit(dose, { at: `/tabs/historial/edit-event/${id}` });
    await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
  },
);

test('an event that could not be loaded can be retried', async () => {
  const { user } = await visit(dose, {
    before: async (server) => {
      await havingEvents(dose)(server);
      server.failOnce('getEvent', 500);
    },
  });
  expect(await screen.findByText('No pudimos cargar el evento')).toBeVisible();
  await press(user, 'Reintentar');
  expect(await screen.findByText('Antirrábica')).toBeVisible();
});

test('D106 what is planned is saved for the person’s own calendar', async () => {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:event';
  });
  onTestFinished(() => create.mockRestore());
  const visited = await visit({ ...dose, done: false, moment: '2026-12-01T10:00' });
  await press(visited.user, 'Agregar a mi calendario');
  expect(await screen.findByText(/^Abra el archivo que se descargó/)).toBeInTheDocument();
  expect(await files[0]?.text()).toContain('UID:evento-4@huella\r\nSUMMARY:Vacuna · Luna\r\n');
});

test('a file that cannot be made is reported, and can be retried', async () => {
  const visited = await visit(
    { ...dose, done: false, moment: '2026-12-01T10:00' },
    { failures: { getEventFile: 500 } },
  );
  await press(visited.user, 'Agregar a mi calendario');
  expect(await screen.findByText('No pudimos preparar el archivo. Intente nuevamente.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Agregar a mi calendario' })).toBeEnabled();
});
