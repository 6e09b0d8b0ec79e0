import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { expect, test } from 'vitest';
import { profileRoutes } from '../../index.ts';
import { fill, pick, press } from '../../testing/fill.ts';

const open = (options: Partial<RenderRoutesOptions> = {}) =>
  renderRoutes(profileRoutes, { at: '/tabs/personal-data', as: 'con-datos', ...options });
type Opened = Awaited<ReturnType<typeof open>>;

const home = () => screen.findByRole('heading', { name: 'Otra pantalla: /tabs/home' });
const requests = ({ server }: Opened) =>
  server.db.selectFrom('change_fields').select(['field', 'new_value']).orderBy('id').execute();

/** Records the body of the request and passes it to the server. */
function listen({ server }: Opened) {
  const bodies: unknown[] = [];
  server.override('requestDataChange', async (request) => {
    bodies.push(await request.clone().json());
    return server.app.fetch(request);
  });
  return bodies;
}

const unchanged = {
  mascotaId: null,
  nombre: null,
  apellido: null,
  dni: null,
  telCelular: null,
  fechaNac: null,
  genero: null,
  direccion: null,
  numero: null,
  piso: null,
  dpto: null,
  provincia: null,
  localidad: null,
  localidadString: null,
};

test('the form is filled with what is there', async () => {
  const { user } = await open();
  expect(await screen.findByRole('textbox', { name: 'Apellido' })).toHaveProperty('value', 'Núñez');
  expect(screen.getByRole('textbox', { name: 'Fecha de nacimiento' })).toHaveProperty('value', '29/02/1984');
  await press(user, 'Continuar');
  expect(await screen.findByRole('textbox', { name: 'Calle' })).toHaveProperty('value', 'Av. Santa Fe');
  expect(await screen.findByDisplayValue('Palermo')).toBeTruthy();
});

test('nothing changed: nothing is sent', async () => {
  const opened = await open();
  await press(opened.user, 'Continuar');
  await press(opened.user, 'Revisar los cambios');
  expect(await screen.findByText('Modifique alguno de sus datos para proceder.')).toBeTruthy();
  expect(await requests(opened)).toEqual([]);
});

test('what the form said about unchanged data goes with the first change', async () => {
  const { user } = await open();
  await press(user, 'Continuar');
  await press(user, 'Revisar los cambios');
  await screen.findByText('Modifique alguno de sus datos para proceder.');
  await fill(user, 'Calle', 'Av. Córdoba');
  await waitFor(() => expect(screen.queryByText('Modifique alguno de sus datos para proceder.')).toBeNull());
});

test('O-DT-09 only what differs is asked for, the others are null', async () => {
  const opened = await open();
  const bodies = listen(opened);
  await fill(opened.user, 'Nombre', 'Carolina');
  await press(opened.user, 'Continuar');
  await press(opened.user, 'Revisar los cambios');
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirme los cambios' }));
  expect(sheet.getByRole('listitem').textContent).toBe('NombreAntes: Carla → Ahora: Carolina');
  expect(sheet.getByText(/hasta 72 horas hábiles/)).toBeTruthy();
  expect(sheet.getByText('Fecha estimada: 02/12/2026.')).toBeTruthy();
  await press(opened.user, 'Enviar solicitud');
  await home();
  expect(screen.getByText('Solicitud de cambio enviada correctamente.')).toBeTruthy();
  expect(bodies).toEqual([{ ...unchanged, nombre: 'Carolina' }]);
  expect(await requests(opened)).toEqual([{ field: 'nombre', new_value: 'Carolina' }]);
});

test('O-DT-09 a changed birth date goes out as DD-MM-YYYY', async () => {
  const opened = await open();
  const bodies = listen(opened);
  await fill(opened.user, 'Fecha de nacimiento', '06/03/1990');
  await press(opened.user, 'Continuar');
  await press(opened.user, 'Revisar los cambios');
  await press(opened.user, 'Enviar solicitud');
  await home();
  expect(bodies).toEqual([{ ...unchanged, fechaNac: '06-03-1990' }]);
});

test('O-DT-04 a date that does not exist stops the request', async () => {
  const opened = await open();
  await fill(opened.user, 'Apellido', 'Ríos');
  await fill(opened.user, 'Fecha de nacimiento', '31/02/1990');
  await press(opened.user, 'Continuar');
  expect(await screen.findByText('Por favor, ingrese una fecha válida, por ejemplo 05/03/2020')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Paso 2 de 2: Su domicilio' })).toBeNull();
  expect(await requests(opened)).toEqual([]);
});

test('a new home goes out with province, locality and its name; a cleared floor is empty', async () => {
  const opened = await open();
  const bodies = listen(opened);
  await press(opened.user, 'Continuar');
  await fill(opened.user, /^Piso/, ' ');
  await pick(opened.user, 'Provincia', 'tucuman', 'Tucumán');
  await pick(opened.user, 'Localidad', 'tafi viejo', 'Tafí Viejo');
  await press(opened.user, 'Revisar los cambios');
  await press(opened.user, 'Enviar solicitud');
  await home();
  expect(bodies).toEqual([
    {
      ...unchanged,
      piso: '',
      provincia: 'Tucumán',
      localidad: expect.any(Number),
      localidadString: 'Tafí Viejo',
    },
  ]);
});

test('the pet whose page led here goes along', async () => {
  const opened = await open({ as: 'asegurada', at: '/tabs/personal-data/1' });
  const bodies = listen(opened);
  await fill(opened.user, 'Apellido', 'Ríos');
  await press(opened.user, 'Continuar');
  await press(opened.user, 'Revisar los cambios');
  await press(opened.user, 'Enviar solicitud');
  await screen.findByRole('heading', { name: 'Otra pantalla: /tabs/pet-details/1' });
  expect(bodies).toEqual([{ ...unchanged, mascotaId: 1, apellido: 'Ríos' }]);
});

test('a change that is pending already is explained at the form', async () => {
  const fields = [{ path: 'dpto', code: 'change_pending', message: 'Ya pidió cambiarlo' }];
  const pending = Response.json({ code: 'change_pending', message: 'x', fields }, { status: 409 });
  const { user } = await open({ failures: { requestDataChange: pending } });
  await press(user, 'Continuar');
  await fill(user, /^Depto./, 'C');
  await press(user, 'Revisar los cambios');
  await press(user, 'Enviar solicitud');
  expect(await screen.findByText(/Ya hay una solicitud de cambio en curso/)).toBeTruthy();
  expect(screen.getByText('Ya pidió cambiarlo')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failing request says so and keeps the change', async () => {
  const opened = await open();
  opened.server.failOnce('requestDataChange', 'network');
  await fill(opened.user, 'Nombre', 'Carolina');
  await press(opened.user, 'Continuar');
  await press(opened.user, 'Revisar los cambios');
  await press(opened.user, 'Enviar solicitud');
  expect(await screen.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeTruthy();
  await press(opened.user, 'Revisar los cambios');
  await press(opened.user, 'Enviar solicitud');
  await home();
  expect(await requests(opened)).toEqual([{ field: 'nombre', new_value: 'Carolina' }]);
});
