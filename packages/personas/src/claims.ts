import { createClaim, sendVetLink } from '@huella/contract/claims';
import { listPets } from '@huella/contract/pets';
import type { CallApi } from './call-api.ts';

const DESCRIPTIONS = [
  'Vomitó varias veces desde la madrugada y no quiere comer.',
  'Se cortó la pata delantera con un vidrio en la plaza y sangró mucho; la vendamos y renguea desde entonces.',
  'Se rasca la oreja sin parar.',
];

/** The description of each stage's claim, in the order of the stages. */
const STAGES = [
  'Renguea de la pata trasera desde el paseo.',
  'Tiene los ojos irritados y lagrimea.',
  'Tose de noche y respira agitada.',
  'Comió chocolate y tuvo temblores.',
  'Le salió un bulto en el lomo que crece.',
  'Ya tenía dermatitis antes de la póliza y volvió.',
  'Se fracturó un colmillo jugando con una piedra.',
  'La picó una avispa y se le hinchó el hocico.',
];

interface Vet {
  readonly nombre: string;
  readonly mail: string;
  readonly telefono: string;
  readonly tipo?: 'VetContact' | 'VetNetwork';
}

const VET_NAMES = ['Ana Ruiz', 'Eva Paz', 'Inés Sosa', 'Olga Vera'];

const veterinario = { nombre: 'Eva Paz', mail: 'eva.paz@veterinaria.example', telefono: '1144445555' };

export function vetOf(index: number): Vet {
  return { ...veterinario, nombre: VET_NAMES[index] ?? '', mail: `vet${index}@veterinaria.example` };
}

/** Files three claims of the first pet; sends two to a vet. */
export async function seedClaims(api: CallApi, token: string, now: Date): Promise<void> {
  const claims = await fileClaims(api, token, now, DESCRIPTIONS);
  for (const claim of claims.slice(0, 2)) await sendToVet(api, token, claim);
}

/** Files a claim per stage and sends all but the first to a vet. The vet's and the insurer's part follows later. */
export async function seedStages(api: CallApi, token: string, now: Date): Promise<void> {
  const claims = await fileClaims(api, token, now, STAGES);
  for (const claim of claims.slice(1)) await sendToVet(api, token, claim);
}

/** Files four claims and sends each to a vet. */
export async function seedForFiles(api: CallApi, token: string, now: Date): Promise<void> {
  const claims = await fileClaims(api, token, now, STAGES.slice(0, 4));
  for (const claim of claims) await sendToVet(api, token, claim);
}

/** Files three claims and sends the last two to different vets. */
export async function seedLinks(api: CallApi, token: string, now: Date): Promise<void> {
  const [, second = 0, third = 0] = await fileClaims(api, token, now, DESCRIPTIONS);
  await sendToVet(api, token, second, vetOf(1));
  await sendToVet(api, token, third, vetOf(2));
}

/** Files four claims and sends each to another vet, the last to one of the network. */
export async function seedCurrentLinks(api: CallApi, token: string, now: Date): Promise<void> {
  const claims = await fileClaims(api, token, now, STAGES.slice(0, 4));
  for (const [index, claim] of claims.entries())
    await sendToVet(api, token, claim, { ...vetOf(index), tipo: index === 3 ? 'VetNetwork' : 'VetContact' });
}

/** Files two claims and sends the second to a vet. */
export async function seedTwoClaims(api: CallApi, token: string, now: Date): Promise<void> {
  const [, second = 0] = await fileClaims(api, token, now, DESCRIPTIONS.slice(0, 2));
  await sendToVet(api, token, second);
}

export async function seedConsultations(api: CallApi, token: string, now: Date): Promise<void> {
  const [claim = 0] = await fileClaims(api, token, now, DESCRIPTIONS.slice(0, 1));
  for (let form = 0; form < 4; form += 1) await sendToVet(api, token, claim);
}

/** Returns ids in the order of the descriptions. */
async function fileClaims(
  api: CallApi,
  token: string,
  now: Date,
  descriptions: readonly string[],
): Promise<number[]> {
  const [pet] = await api(listPets, { token });
  if (!pet) throw new Error('There is no pet to tell of');
  const claims: number[] = [];
  for (const denuncia_administrativa of descriptions) {
    const body = { fecha_carga: now.toISOString(), denuncia_administrativa, mascotaId: pet.id };
    const { data } = await api(createClaim, { token, body });
    if (typeof data === 'string') throw new Error(data);
    claims.push(data);
  }
  return claims;
}

export async function sendToVet(
  api: CallApi,
  token: string,
  siniestroId: number,
  vet: Vet = veterinario,
): Promise<void> {
  await api(sendVetLink, { token, body: { veterinario: vet, derivaciones: [], siniestroId } });
}
