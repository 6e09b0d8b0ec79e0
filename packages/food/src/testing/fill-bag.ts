import type { RenderedRoutes } from '@huella/testing';
import { screen } from '@testing-library/react';

type User = RenderedRoutes['user'];

export async function press(user: User, name: string | RegExp) {
  await user.click(await screen.findByRole('button', { name }));
}

export async function tick(user: User, pet: string) {
  await user.click(await screen.findByRole('checkbox', { name: pet }));
}

export async function choose(user: User, name: string | RegExp) {
  await user.click(await screen.findByRole('radio', { name }));
}

export async function type(user: User, name: string | RegExp, text: string) {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

export async function brand(user: User, name: string) {
  const field = await screen.findByRole('combobox', { name: 'Marca' });
  await user.clear(field);
  await user.type(field, name);
  await user.click(await screen.findByRole('option', { name }));
}

/** 15 kg of Maxi Adult for Luna, bought today for 30 days. */
export async function fillBag(user: User) {
  await tick(user, 'Luna');
  await brand(user, 'Royal Canin');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Alimento' }), 'Maxi Adult');
  await type(user, '¿Para cuántos días alcanza?', '30');
  await type(user, 'Pet shop', 'El Ñandú');
  await type(user, 'Teléfono del pet shop', '11 15-4555-1234');
  await choose(user, 'WhatsApp');
}
