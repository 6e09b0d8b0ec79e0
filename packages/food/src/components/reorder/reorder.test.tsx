import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { NewBagBody } from '../../api/new-bag.ts';
import { maxiAdult, visitFood } from '../../testing/visit-food.ts';
import '../../pages/bags/bags-page.tsx';

async function openBag(bag: Partial<NewBagBody>) {
  const visited = await visitFood({ at: '/tabs/alimentacion', having: [{ ...maxiAdult, ...bag }] });
  await visited.user.click(await screen.findByRole('button', { name: /^Más sobre/ }));
  await screen.findByRole('heading', { name: 'Pedir otra' });
  return visited;
}

test('D109 WhatsApp opens with food, kilos and name written', async () => {
  await openBag({});
  const link = await screen.findByRole('link', { name: 'Pedir por WhatsApp' });
  await expect.poll(() => new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toMatch(/soy/);
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/5491145551234');
  expect(searchParams.get('text')).toMatch(
    /^Hola, soy .+\. Quiero pedir una bolsa de Royal Canin Maxi Adult de 15 kg\. ¡Gracias!$/,
  );
});

test('D109 a land line is called and never opened in WhatsApp', async () => {
  await openBag({ contactoProveedor: '0800 555 1234' });
  const call = screen.getByText('Llamar a El Ñandú');
  expect(call).toHaveAttribute('href', 'tel:08005551234');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test('D109 the name of an online shop is copied, and there is no dead link', async () => {
  const { user } = await openBag({ modalidadCompra: 'Web', nombrePetShop: 'Tienda Animal' });
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copiar el nombre' }));
  expect(await screen.findByText('Copiamos el nombre.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('Tienda Animal');
  expect(screen.queryByRole('link', { name: /Llamar|WhatsApp/, hidden: true })).toBeNull();
});
