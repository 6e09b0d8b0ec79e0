import { toast } from '@huella/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leaveBegunEvent } from '../../testing/begun-event.ts';
import { choose, fillFirstStep, pick, press, type } from '../../testing/fill-event.ts';
import { havingEvents } from '../../testing/having-events.ts';
import { type EventsVisitOptions, storedEvents, visitEvents } from '../../testing/visit-events.ts';
import '../history/history-page.tsx';
import './new-event-page.tsx';

const at = '/crear-evento/1';
const visit = (options: Partial<EventsVisitOptions> = {}) => visitEvents({ at, ...options });
const save = 'Guardar el evento';
const calendar = () => screen.findByRole('heading', { level: 1, name: 'Calendario' });
const textbox = (name: string | RegExp) => screen.findByRole('textbox', { name });

test('a consultation is noted and reported, and the calendar opens after half a second', async () => {
  const visited = await visit({ at: '/tabs/home' });
  const shown = vi.spyOn(toast, 'success');
  onTestFinished(() => shown.mockRestore());
  await visited.router.navigate(at);
  await fillFirstStep(visited.user);
  await type(visited.user, /^Notas/, 'Control anual');
  await press(visited.user, save);
  expect(await screen.findByText('El evento ha sido creado con exito')).toBeInTheDocument();
  expect(shown.mock.calls.map(([, options]) => options?.durationMs)).toEqual([3000]);
  expect(visited.router.state.location.pathname).toBe('/crear-evento/2');
  expect(await calendar()).toBeVisible();
  expect(await storedEvents(visited)).toMatchObject([
    { pet_id: 1, tipo: 'Consulta', moment: '2026-11-20T10:30', done: 1, description: 'Control anual' },
  ]);
  await visited.router.navigate(-1);
  expect(visited.router.state.location.pathname).toBe('/tabs/home');
});

test('after an event that was begun in the calendar back leads to where the person was before', async () => {
  const visited = await visit({ at: '/tabs/home' });
  await visited.router.navigate('/tabs/historial?ver=mes');
  await visited.user.click(await screen.findByRole('link', { name: 'Agregar evento' }));
  await fillFirstStep(visited.user);
  await press(visited.user, save);
  expect(await calendar()).toBeVisible();
  expect(visited.router.state.location.search).toBe('?ver=mes');
  await visited.router.navigate(-1);
  expect(visited.router.state.location.pathname).toBe('/tabs/home');
});

test('the next dose is proposed with its reason, and is sent', async () => {
  const visited = await visit();
  await fillFirstStep(visited.user, { kind: 'Vacuna' });
  await pick(visited.user, 'Vacuna', 'Antirrábica');
  expect(await textbox(/^Próxima dosis/)).toHaveValue('20/11/2027');
  expect(screen.getByText('Refuerzo anual, según el catálogo. Consulte a su veterinario.')).toBeVisible();
  await press(visited.user, save);
  await screen.findByText('El evento ha sido creado con exito');
  expect(await storedEvents(visited)).toMatchObject([{ vaccine_id: 1, follow_up: '2027-11-20' }]);
});

test('a noted event proposes nothing while its success is shown', async () => {
  const visited = await visit();
  await fillFirstStep(visited.user, { kind: 'Vacuna' });
  await pick(visited.user, 'Vacuna', 'Antirrábica');
  await press(visited.user, save);
  await screen.findByText('El evento ha sido creado con exito');
  const proposal = screen.findByText(/^Mantener su fecha/, undefined, { timeout: 400 });
  await expect(proposal).rejects.toThrow('Mantener su fecha');
});

test('a date that passes the next one takes it back and says so (D64)', async () => {
  const visited = await visit();
  await fillFirstStep(visited.user, { kind: 'Vacuna', day: '10/11/2026' });
  await pick(visited.user, 'Vacuna', 'Antirrábica');
  await type(visited.user, /^Próxima dosis/, '15/11/2026');
  await visited.router.navigate(-1);
  await type(visited.user, '¿Cuándo ocurrió?', '16/11/2026');
  expect(
    screen.getByText('Quitamos la próxima fecha (15/11/2026): quedaba antes que la del evento.'),
  ).toBeVisible();
  await press(visited.user, 'Continuar');
  expect(await textbox(/^Próxima dosis/)).toHaveValue('');
  await press(visited.user, 'Usar la fecha propuesta: 16/11/2027');
  expect(await textbox(/^Próxima dosis/)).toHaveValue('16/11/2027');
});

test('D103 what is given early keeps its date or counts from now', async () => {
  const before = havingEvents({
    id: 1,
    tipo: 'Vacuna',
    moment: '2025-12-10T10:00',
    vaccine: 1,
    followUp: '2026-12-10',
  });
  const visited = await visit({ before, at: '/crear-evento/1?mascota=1&tipo=Vacuna&vacuna=1&ocurrio=si' });
  await type(visited.user, '¿Cuándo ocurrió?', '20/11/2026');
  await type(visited.user, 'Hora', '1030');
  await press(visited.user, 'Continuar');
  expect(await screen.findByRole('radio', { name: 'Contar desde este evento: 20/11/2027' })).toBeChecked();
  await choose(visited.user, 'Mantener su fecha: 10/12/2027');
  expect(await textbox(/^Próxima dosis/)).toHaveValue('10/12/2027');
});

test('D103 a follow-up that is registered opens at the time, the only thing its first step lacks', async () => {
  const { user } = await visit({
    at: '/crear-evento/1?mascota=1&tipo=Vacuna&vacuna=1&ocurrio=si&fecha=2026-11-27',
  });
  await waitFor(async () => expect(await textbox('Hora')).toHaveFocus());
  expect(await textbox('¿Cuándo ocurrió?')).toHaveValue('27/11/2026');
  await user.keyboard('0900');
  await press(user, 'Continuar');
  expect(await textbox(/^Próxima dosis/)).toHaveValue('27/11/2027');
});

test('a kind of females is taken back, and said so, when the pet changes', async () => {
  const { user } = await visit();
  await choose(user, 'Luna');
  await choose(user, 'Celo');
  await choose(user, 'Mishi');
  expect(screen.queryByRole('radio', { name: 'Celo' })).toBeNull();
  expect(screen.getByText('Celo y Cría son de hembras. Elija otro tipo para Mishi.')).toBeVisible();
});

test('another answer to whether it happened asks for the date again, by another name', async () => {
  const { user } = await visit();
  await choose(user, 'Sí');
  await type(user, '¿Cuándo ocurrió?', '27/11/2026');
  await choose(user, 'No, está por venir');
  expect(await textbox('Próximo evento')).toHaveValue('');
  await press(user, 'Elegir la hora');
  expect((await screen.findAllByRole('menuitem'))[0]).toHaveTextContent('00:00');
});

test('products are those for its species and parasites, and none of permethrin for a cat', async () => {
  const { user } = await visit();
  await fillFirstStep(user, { pet: 'Mishi', kind: 'Desparasitación externa' });
  await user.click(await screen.findByRole('combobox', { name: 'Producto' }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toContain('Bravecto (pipeta)');
  expect(names).not.toContain('NexGard');
});

test('a litter is counted, and every number of it is asked for', async () => {
  const visited = await visit();
  await fillFirstStep(visited.user, { kind: 'Cría' });
  await press(visited.user, save);
  expect(await screen.findAllByText('Por favor, complete este campo.')).toHaveLength(3);
  for (const [name, count] of [
    ['Machos', '2'],
    ['Hembras', '3'],
    ['Fallecidos', '0'],
  ] as const)
    await visited.user.selectOptions(screen.getByRole('combobox', { name }), count);
  await press(visited.user, save);
  await screen.findByText('El evento ha sido creado con exito');
  expect(await storedEvents(visited)).toMatchObject([{ machos: 2, hembras: 3, fallecidos: 0 }]);
});

test('an empty first step says what is missing, all at once', async () => {
  const { user } = await visit();
  await press(user, 'Continuar');
  for (const message of [
    'Por favor, elija la mascota',
    'Por favor, elija el tipo de evento',
    'Por favor, indique si ya ocurrió',
    'Por favor, ingrese la fecha',
    'Por favor, ingrese la hora',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  // O-AX-03
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Luna' })).toHaveFocus());
});

test('O-DT-13 picking a time does not fill in a day', async () => {
  const visited = await visit();
  await choose(visited.user, 'Luna');
  await choose(visited.user, 'Consulta');
  await choose(visited.user, 'No, está por venir');
  await type(visited.user, 'Próximo evento', '05/12/2026');
  await press(visited.user, 'Elegir la hora');
  await visited.user.click(await screen.findByRole('menuitem', { name: '10:15' }));
  await press(visited.user, 'Continuar');
  await press(visited.user, save);
  await screen.findByText('El evento ha sido creado con exito');
  expect(await storedEvents(visited)).toMatchObject([{ moment: '2026-12-05T10:15', done: 0 }]);
});

test('O-LI-03 the list shows what was just noted', async () => {
  const { user } = await visit({ at: '/tabs/historial?estado=realizados' });
  expect(await screen.findByRole('tabpanel')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Consulta' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Agregar evento' }));
  await fillFirstStep(user);
  await press(user, save);
  expect(await screen.findByRole('link', { name: 'Consulta' })).toBeVisible();
  expect(screen.getByText('Consulta de Luna · viernes, 20 de noviembre de 2026')).toBeVisible();
});

test('an event whose answer was lost is noted once when it is sent again', async () => {
  const visited = await visit({ before: (server) => server.failOnce('createEvent', 'lost') });
  await fillFirstStep(visited.user);
  await press(visited.user, save);
  await screen.findByText('Hubo un error, intente de nuevo mas tarde');
  await press(visited.user, save);
  await screen.findByText('El evento ha sido creado con exito');
  expect(await storedEvents(visited)).toHaveLength(1);
});

test.each(['/crear-evento/2', '/crear-evento/7'])('%s without a first step leads to it', async (url) => {
  const { router } = await visit({ at: url });
  await screen.findByRole('button', { name: 'Continuar' });
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
});

test('a reload on the second step goes on with what was typed, and one that was asked for by its URL does not', async () => {
  leaveBegunEvent();
  const { user, router } = await visit({ at: '/crear-evento/2' });
  expect(await screen.findByText('Recuperamos lo que había cargado.')).toBeVisible();
  expect(screen.getByText('Luna · 20/11/2026, 10:30')).toBeVisible();
  await press(user, 'Volver');
  expect(await screen.findByRole('radio', { name: 'Vacuna' })).toBeChecked();
  expect(router.state.location.pathname).toBe(at);
  await router.navigate('/crear-evento/1?mascota=2&tipo=Consulta');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Mishi' })).toBeChecked());
});

test('a draft of a pet that is gone asks for the pet', async () => {
  leaveBegunEvent({ mascotaId: 99 });
  const { user, router } = await visit({ at: '/crear-evento/2' });
  await screen.findByText('Recuperamos lo que había cargado.');
  await pick(user, 'Vacuna', 'Antirrábica');
  await press(user, save);
  expect(await screen.findByText('Por favor, elija la mascota')).toBeVisible();
  expect(router.state.location.pathname).toBe(at);
  expect(screen.getByRole('radio', { name: 'Vacuna' })).toBeChecked();
});

test('O-FO-02 back from the first step asks every time, and keeps all until it is left', async () => {
  const { user, router } = await visit({ at: '/tabs/home' });
  await router.navigate(at);
  await choose(user, 'Luna');
  for (const answer of ['Seguir editando', 'Seguir editando', 'Salir sin guardar']) {
    expect(router.state.location.pathname).toBe(at);
    await router.navigate(-1);
    await press(user, answer);
    await waitFor(() => expect(screen.queryByText(/^¿Salir/)).toBeNull());
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/tabs/home'));
});

test('leaving asks, and what was typed is then forgotten', async () => {
  const { user, router } = await visit();
  await choose(user, 'Luna');
  await router.navigate('/tabs/historial');
  await press(user, 'Salir sin guardar');
  expect(await calendar()).toBeVisible();
  expect(localStorage.getItem('huella-draft:new-event')).toBeNull();
});

test('a failure is reported in the form, which stays as it was; a second try succeeds', async () => {
  const visited = await visit({ before: (server) => server.failOnce('createEvent', 500) });
  await fillFirstStep(visited.user);
  await press(visited.user, save);
  expect(await screen.findByText('Hubo un error, intente de nuevo mas tarde')).toBeVisible();
  await press(visited.user, save);
  await screen.findByText('El evento ha sido creado con exito');
  expect(await storedEvents(visited)).toHaveLength(1);
});

test('a double tap notes one event', async () => {
  const visited = await visit({ latency: 50 });
  await fillFirstStep(visited.user);
  await visited.user.dblClick(await screen.findByRole('button', { name: save }));
  await calendar();
  expect(await storedEvents(visited)).toHaveLength(1);
});

test('a value of the first step that the server rejects is reported there', async () => {
  const visited = await visit();
  await fillFirstStep(visited.user, { day: '27/11/2026', time: '10:00' });
  visited.server.clock.advance(-3_600_000);
  await press(visited.user, save);
  expect(await screen.findByText('Lo que ya ocurrió puede ser desde hace 15 años hasta ahora')).toBeVisible();
  expect(visited.router.state.location.pathname).toBe(at);
});

test('D102 without an insured pet the next step is to insure one', async () => {
  await visit({ as: 'con-datos' });
  expect(await screen.findByText('Todavía no tiene una mascota asegurada')).toBeVisible();
});
