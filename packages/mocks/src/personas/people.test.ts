import type { Person } from '@huella/contract';
import { listPaymentMethods } from '@huella/contract/payments';
import { getPerson } from '@huella/contract/person';
import { listPets } from '@huella/contract/pets';
import { listCardRecords } from '@huella/contract/policies';
import { expect, test } from 'vitest';
import { createMockServer } from '../mock-server.ts';
import { emailOf } from '@huella/personas';
import { NOW, get, post, petsOf } from '../testing/requests.ts';

test('a new person has an account and nothing else', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('nueva');
  expect((await get(server, getPerson.path, token)).status).toBe(404);
  expect(await petsOf(server, token)).toEqual([]);
});

test('a person with data has a URL and one masked card', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('con-datos');
  const person: Person = getPerson.response.parse(await (await get(server, getPerson.path, token)).json());
  expect(person).toMatchObject({ nombre: 'Carla', datosDomicilio: { localidad: 'Palermo' } });
  const methods = await (await get(server, listPaymentMethods.path, token)).json();
  expect(methods).toMatchObject([{ numero_pago: '450995******3704' }]);
});

test('an insured person has a dog and a cat with plans and weights', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('asegurada');
  const pets = await petsOf(server, token);
  expect(pets.map(({ animal }) => animal)).toEqual(['Perro', 'Gato']);
  for (const pet of pets) {
    expect(pet.plan).toMatch(/\d/);
    expect(pet.historial_peso).toHaveLength(1);
  }
});

test('a pet with a history has a photo and weight entries over months', async () => {
  const server = await createMockServer({ now: NOW });
  const { token } = await server.as('con-historia');
  const [pet] = await petsOf(server, token);
  expect(pet?.historial_peso.map(({ peso }) => peso)).toEqual([24.8, 26.1, 28.4, 28, 27.5]);
  expect(pet?.img_link).toMatch(/^data:image\/jpeg;base64,/);
  const photo = await get(server, pet?.foto_link ?? '', token);
  expect([photo.status, photo.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
});

test('the expired session says jwt expired and its refresh token still works', async () => {
  const server = await createMockServer({ now: NOW });
  const { token, refreshToken } = await server.as('sesion-vencida');
  const rejected = await get(server, listPets.path, token);
  expect(rejected.status).toBe(401);
  expect(await rejected.json()).toMatchObject({ message: 'jwt expired' });
  const renewed = await post(server, '/auth/refresh', { refresh_token: refreshToken });
  expect(renewed.status).toBe(200);
});

test('cards of people whose policies ended say so', async () => {
  const server = await createMockServer({ now: NOW });
  const statesOf = async (person: 'poliza-vencida' | 'poliza-anulada') => {
    const { token } = await server.as(person);
    const path = `${listCardRecords.path}?email=${emailOf(person)}`;
    const cards = listCardRecords.response.parse(await (await get(server, path, token)).json());
    return cards.map(({ estado }) => estado);
  };
  expect(await statesOf('poliza-vencida')).toEqual(['vencida', 'vencida']);
  expect(await statesOf('poliza-anulada')).toEqual(['anulada', 'vigente']);
});
