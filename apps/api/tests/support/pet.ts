import { pathOf } from '@huella/contract';
import { createPet, getPet, pet, uploadPetPhoto, type Pet } from '@huella/contract/pets';
import { addCbu, addPersonalData, idOf } from './person.ts';
import { send } from './send.ts';

/** Insures a dog; returns its id. */
export async function newPet(url: string, token: string): Promise<number> {
  await addPersonalData(url, token);
  const paid = await addCbu(url, token, 1);
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
  return idOf((await send('POST', `${url}${createPet.path}`, { token, body })).body);
}

export async function readPet(url: string, token: string, id: number): Promise<Pet> {
  return pet.parse((await send('GET', `${url}${pathOf(getPet, { id })}`, { token })).body);
}

export function sendPhoto(
  url: string,
  token: string,
  id: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const body = new FormData();
  body.set('mascotaId', String(id));
  body.set('pic', new Blob([bytes], { type: 'image/jpeg' }), 'foto.jpg');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}${uploadPetPhoto.path}`, { method: 'POST', headers, body });
}

export async function statusOfPhoto(url: string, token: string, link: string): Promise<number> {
  const response = await fetch(`${url}${link}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  return response.status;
}
