import { createClaim, sendVetLink } from '@huella/contract/claims';
import { listPets } from '@huella/contract/pets';
import type { CallApi } from './call-api.ts';

const DESCRIPTIONS = [
  'Vomitó varias veces desde la madrugada y no quiere comer.',
  'Se cortó la pata delantera con un vidrio en la plaza y sangró mucho; la vendamos y renguea desde entonces.',
  'Se rasca la oreja sin parar.',
];

const veterinario = { nombre: 'Eva Paz', mail: 'eva.paz@veterinaria.example', telefono: '1144445555' };

/** Files three claims of the first pet; the first two are sent to a vet. */
export async function seedClaims(api: CallApi, token: string, now: Date): Promise<void> {
  const [pet] = await api(listPets, { token });
  if (!pet) throw new Error('There is no pet to tell of');
  const claims: number[] = [];
  for (const denuncia_administrativa of DESCRIPTIONS) {
    const body = { fecha_carga: now.toISOString(), denuncia_administrativa, mascotaId: pet.id };
    const { data } = await api(createClaim, { token, body });
    if (typeof data === 'string') throw new Error(data);
    claims.push(data);
  }
  for (const siniestroId of claims.slice(0, 2))
    await api(sendVetLink, { token, body: { veterinario, derivaciones: [], siniestroId } });
}
