import { screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '@huella/testing';
import { expect, test } from 'vitest';
import { profileRoutes } from '../../index.ts';
import { fill, fillPerson, press } from '../../testing/fill.ts';

const open = () => renderRoutes(profileRoutes, { at: '/tabs/personal-data', as: 'nueva' });
const secondStep = () => screen.queryByRole('heading', { name: 'Paso 2 de 4: Su domicilio' });
const phoneMessage = 'Por favor, ingrese el número con el código de área sin el 0 y sin el 15';

test('O-AX-03 an empty form names every field and puts the focus on the first', async () => {
  const { user } = await open();
  await press(user, 'Continuar');
  const messages = {
    Nombre: 'Por favor, ingrese su nombre',
    Apellido: 'Por favor, ingrese su apellido',
    'Número de documento (DNI)': 'Su número de documento debe tener 8 dígitos',
    'Teléfono celular': phoneMessage,
    'Fecha de nacimiento': 'Por favor, ingrese su fecha de nacimiento',
  };
  for (const [label, message] of Object.entries(messages)) {
    const described = (await screen.findByText(message)).closest('[id]')?.id;
    const field = screen.getByRole('textbox', { name: label });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(described);
  }
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nombre' }));
});

test('the key of a phone’s keyboard leads from each field to the next', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Nombre' });
  const keys = screen.getAllByRole('textbox').map((field) => field.getAttribute('enterkeyhint'));
  expect(keys).toEqual(['next', 'next', 'next', 'next', 'next']);
});

test('O-FO-06 a name of a no-break space is missing', async () => {
  const { user } = await open();
  await fill(user, 'Nombre', '\u00a0');
  await press(user, 'Continuar');
  expect(await screen.findByText('Por favor, ingrese su nombre')).toBeTruthy();
});

test('O-CF-07 1e234567 is no DNI', async () => {
  const { user } = await open();
  await fillPerson(user, { dni: '1e234567' });
  expect(await screen.findByText('Su número de documento debe tener 8 dígitos')).toBeTruthy();
  expect(secondStep()).toBeNull();
});

test('seven digits of a DNI are offered with a 0 in front, and taken with one tap', async () => {
  const { user } = await open();
  const dni = await fill(user, 'Número de documento (DNI)', '5.536.168');
  await press(user, 'Usar «05536168»');
  expect(dni).toHaveProperty('value', '05536168');
  expect(document.activeElement).toBe(dni);
});

test.each(['011 15 1234-5678', '+54 9 11 1234-5678'])(
  'O-CF-08 the phone %j is refused as it was typed, and corrected with one tap',
  async (typed) => {
    const { user } = await open();
    await fillPerson(user, { phone: typed });
    expect(await screen.findByText(phoneMessage)).toBeTruthy();
    const phone = screen.getByRole('textbox', { name: 'Teléfono celular' });
    expect(phone).toHaveProperty('value', typed);
    expect(secondStep()).toBeNull();
    await press(user, 'Usar «1112345678»');
    expect(phone).toHaveProperty('value', '1112345678');
    await waitFor(() => expect(screen.queryByText(phoneMessage)).toBeNull());
  },
);

test('an area code that does not exist is remarked on and not refused', async () => {
  const { user } = await open();
  await fillPerson(user, { phone: '1523456789' });
  await waitFor(() => expect(secondStep()).not.toBeNull());
  await press(user, 'Volver');
  expect(await screen.findByText(/No reconocemos el código de área/)).toBeTruthy();
});
