import type { RenderedRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';

type User = RenderedRoutes['user'];

export async function choose(user: User, name: string | RegExp) {
  await user.click(await screen.findByRole('radio', { name }));
}

export async function press(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

export async function type(user: User, name: string | RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export async function pick(user: User, name: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

export interface FirstStep {
  pet?: string;
  kind?: string;
  happened?: boolean;
  day?: string;
  time?: string;
}

export async function fillFirstStep(user: User, values: FirstStep = {}) {
  const { pet = 'Luna', kind = 'Consulta', happened = true, day = '20/11/2026', time = '10:30' } = values;
  await choose(user, pet);
  await choose(user, kind);
  await choose(user, happened ? 'Sí' : 'No, está por venir');
  await type(user, happened ? '¿Cuándo ocurrió?' : 'Próximo evento', day);
  await type(user, 'Hora', time);
  await press(user, 'Continuar');
}
