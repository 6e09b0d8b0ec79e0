import { pathOf } from '@huella/contract';
import { createPet, getPet, pet, uploadPetPhoto, type Pet } from '@huella/contract/pets';
import { addCbu, addPersonalData, idOf } from './person.ts';
import { send } from './send.ts';

/** Insures a dog; returns its id. */
export async function newPet(address: string, token: string): Promise<number> {
  await addPersonalData(address, token);
  const paid = await addCbu(address, token, 1);
  const body = {
    datos_mascota: {
      nombre: 'Luna',
      color: 'Negro',
      peso: null,
      sexo: 'H',
      fecha_nacimiento: `${new Date().getFullYear() - 2}-01-01`,
      animal: 'Perro',
      raza: 'Mestizo',
    },
    datos_pago: { id: idOf(paid.body), plan: 1 },
    codigo_vendedor: null,
  };
  return idOf((await send('POST', `${address}${createPet.path}`, { token, body })).body);
}

export async function readPet(address: string, token: string, id: number): Promise<Pet> {
  return pet.parse((await send('GET', `${address}${pathOf(getPet, { id })}`, { token })).body);
}

export function sendPhoto(
  address: string,
  token: string,
  id: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const body = new FormData();
  body.set('mascotaId', String(id));
  body.set('pic', new Blob([bytes], { type: 'image/jpeg' }), 'foto.jpg');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${address}${uploadPetPhoto.path}`, { method: 'POST', headers, body });
}

export async function statusOfPhoto(address: string, token: string, link: string): Promise<number> {
  const response = await fetch(`${address}${link}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}
