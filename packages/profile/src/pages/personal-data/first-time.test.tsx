import { screen, waitFor } from '@testing-library/react';
import { renderRoutes, type RenderRoutesOptions } from '@huella/testing';
import { expect, test } from 'vitest';
import { profileRoutes } from '../../index.ts';
import { ana } from '../../testing/ana.ts';
import { fill, fillAddress, fillPerson, press } from '../../testing/fill.ts';

const open = (options: Partial<RenderRoutesOptions> = {}) =>
  renderRoutes(profileRoutes, { at: '/tabs/personal-data', as: 'nueva', ...options });

const secondStep = () => screen.findByRole('heading', { name: 'Paso 2 de 4: Su domicilio' });
const petStep = () => screen.findByRole('heading', { name: /^Otra pantalla: \/tabs\/add-pet/ });

test('the data are sent at once, confirmed, and the pet comes next', async () => {
  const { user, server } = await open();
  await fillPerson(user);
  await fillAddress(user);
  await press(user, 'Enviar mis datos');
  await petStep();
  expect(screen.getByText('Datos enviados correctamente.')).toBeTruthy();
  const [person] = await server.db.selectFrom('persons').selectAll().execute();
  expect(person).toMatchObject({
    nombre: ana.nombre,
    apellido: ana.apellido,
    dni: ana.dni,
    tel_celular: ana.tel_celular,
    fecha_nacimiento: ana.fecha_nacimiento,
    genero: ana.genero,
    direccion: ana.datosDomicilio.direccion,
    numero: ana.datosDomicilio.numero,
    piso: null,
    departamento: null,
  });
});

test('the plan that was chosen before goes along, through the steps too', async () => {
  const { user, router } = await open({ at: '/tabs/personal-data?para=mascota&plan=2' });
  await fillPerson(user);
  await secondStep();
  expect(router.state.location.search).toBe('?para=mascota&plan=2&paso=domicilio');
  await fillAddress(user);
  await press(user, 'Enviar mis datos');
  await petStep();
  expect(router.state.location.search).toBe('?plan=2');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/tabs/add-pet');
});

test('on the way to a pet somebody whose data are there already goes on to it', async () => {
  const { router } = await open({ at: '/tabs/personal-data?para=mascota&plan=x', as: 'con-datos' });
  await petStep();
  expect(router.state.location.search).toBe('');
});

test('for a screen that waits for the data only these two steps are counted', async () => {
  const { router } = await open({ at: '/tabs/ajustes/asociar' });
  await router.navigate('/tabs/personal-data', { state: { returns: true } });
  expect(await screen.findByRole('heading', { name: 'Paso 1 de 2: Sus datos' })).toBeVisible();
});

test.each([
  ['O-CF-07 a leading zero stays', { dni: '01234567' }, { dni: '01234567' }],
  ['O-CF-10 a pasted DNI loses its dots only', { dni: '12.345.678' }, { dni: '12345678' }],
  ['O-CF-08 a pasted phone loses its dash only', { phone: '11 1234-5678' }, { tel_celular: '1112345678' }],
])('%s', async (_, typed, stored) => {
  const { user, server } = await open();
  await fillPerson(user, typed);
  await fillAddress(user);
  await press(user, 'Enviar mis datos');
  await petStep();
  expect(await server.db.selectFrom('persons').selectAll().execute()).toMatchObject([stored]);
});

test('a failure says so, keeps every value, and the next try sends once', async () => {
  const { user, server } = await open();
  server.failOnce('createPerson', 500);
  await fillPerson(user);
  await fillAddress(user);
  await press(user, 'Enviar mis datos');
  expect(await screen.findByText('Hubo un problema. Por favor intente nuevamente.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Calle' })).toHaveProperty('value', 'Av. Ñandú');
  await press(user, 'Enviar mis datos');
  await petStep();
  expect(await server.db.selectFrom('persons').select('id').execute()).toHaveLength(1);
});

test('O-FO-03 going back a step loses nothing', async () => {
  const { user } = await open();
  await fillPerson(user);
  await fill(user, 'Calle', 'Mitre');
  await press(user, 'Volver');
  expect(await screen.findByRole('textbox', { name: 'Apellido' })).toHaveProperty('value', 'Ríos');
  await press(user, 'Continuar');
  expect(await screen.findByRole('textbox', { name: 'Calle' })).toHaveProperty('value', 'Mitre');
});

test('the browser’s back goes one step back', async () => {
  const { user, router } = await open();
  await fillPerson(user);
  await secondStep();
  await router.navigate(-1);
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'Ana María');
});

test('the second step without the first leads to the first', async () => {
  await open({ at: '/tabs/personal-data?paso=domicilio' });
  expect(await screen.findByRole('heading', { name: 'Paso 1 de 4: Sus datos' })).toBeTruthy();
});

test('a datum of the first step that the server refuses is shown there, with the focus', async () => {
  const fields = [{ path: 'datos_persona.dni', code: 'x', message: 'Este documento ya está en uso' }];
  const rejected = Response.json({ code: 'invalid_fields', message: 'x', fields }, { status: 422 });
  const { user } = await open({ failures: { createPerson: rejected } });
  await fillPerson(user);
  await fillAddress(user);
  await press(user, 'Enviar mis datos');
  expect(await screen.findByText('Este documento ya está en uso')).toBeTruthy();
  const dni = screen.getByRole('textbox', { name: 'Número de documento (DNI)' });
  await waitFor(() => expect(document.activeElement).toBe(dni));
});

test('data that were given meanwhile turn this into a change request', async () => {
  const { user, server } = await open();
  const taken = Response.json({ code: 'person_exists', message: 'x' }, { status: 409 });
  server.override('createPerson', taken);
  await fillPerson(user);
  await fillAddress(user);
  const tokens = await server.as('con-datos');
  server.override('getPerson', (request) =>
    server.app.fetch(new Request(request.url, { headers: { Authorization: `Bearer ${tokens.token}` } })),
  );
  await press(user, 'Enviar mis datos');
  expect(await screen.findByText(/Sus datos ya estaban cargados/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Revisar los cambios' })).toBeTruthy();
});

test('leaving with something typed is asked about first', async () => {
  const { user, router } = await open();
  await fill(user, 'Nombre', 'Ana');
  await press(user, 'Volver');
  await press(user, 'Seguir editando');
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveProperty('value', 'Ana');
  await press(user, 'Volver');
  await press(user, 'Salir sin guardar');
  await screen.findByRole('heading', { name: 'Otra pantalla: /tabs/home' });
  expect(router.state.location.pathname).toBe('/tabs/home');
});

test('what the data are for is said', async () => {
  await open();
  expect(await screen.findByText(/Ley 25\.326, artículo 6/)).toBeTruthy();
});
