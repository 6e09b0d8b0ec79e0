import { screen, within } from '@testing-library/react';
import type { RenderedRoutes } from '@huella/testing';
import { ANA_BORN, ana } from './ana.ts';

type User = RenderedRoutes['user'];

/** Replaces the field's text in one paste, for speed. */
export async function fill(user: User, label: string | RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field;
}

export async function pick(user: User, label: string, search: string, option: string) {
  const list = await typeInto(user, label, search);
  await user.click(await list.findByRole('option', { name: option }));
}

export async function typeInto(user: User, label: string, search: string) {
  const field = await screen.findByRole('combobox', { name: label });
  await user.clear(field);
  await user.click(field);
  await user.paste(search);
  return within(document.body);
}

export async function press(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

export async function fillPerson(user: User, changed: Partial<Record<'dni' | 'phone', string>> = {}) {
  await fill(user, 'Nombre', ana.nombre);
  await fill(user, 'Apellido', ana.apellido);
  await fill(user, 'Número de documento (DNI)', changed.dni ?? ana.dni);
  await fill(user, 'Teléfono celular', changed.phone ?? '11 2345-6789');
  await fill(user, 'Fecha de nacimiento', ANA_BORN);
  await user.click(await screen.findByRole('radio', { name: 'Femenino' }));
  await press(user, 'Continuar');
}

export async function fillAddress(user: User) {
  await fill(user, 'Calle', ana.datosDomicilio.direccion);
  await fill(user, 'Altura', ana.datosDomicilio.numero);
  await pick(user, 'Provincia', 'cordoba', 'Córdoba');
  await pick(user, 'Localidad', 'carlos paz', 'Villa Carlos Paz');
}
