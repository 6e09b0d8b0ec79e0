import { type APIRequestContext, expect } from '@playwright/test';
import type { Prepared } from './prepared.ts';

export async function noteBag(request: APIRequestContext, { token, pets }: Prepared): Promise<number> {
  const response = await request.post('/app/user/stock-alimento', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      mascotas: pets.slice(0, 1),
      alimentoId: 7,
      kilos: 15,
      duracion: 30,
      fechaCompra: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }),
      contactoProveedor: '11 15-4555-1234',
      nombrePetShop: 'Veterinaria y Pet Shop El Ñandú de la Avenida',
      modalidadCompra: 'WhatsApp',
    },
  });
  expect(response.status()).toBe(201);
  const { id }: { id: number } = await response.json();
  return id;
}
