import type { Tokens } from '@huella/contract';
import { login, register } from '@huella/contract/auth';
import { listPlans } from '@huella/contract/catalogues';
import { createPaymentMethod, listPaymentMediums } from '@huella/contract/payments';
import { createPerson, listLocalities } from '@huella/contract/person';
import { createPet } from '@huella/contract/pets';
import type { CallApi } from './call-api.ts';
import { seedCancellations } from './cancellations.ts';
import { seedChanges } from './changes.ts';
import { seedClaims, seedConsultations, seedForFiles, seedLinks, seedStages } from './claims.ts';
import { seedForgotten, seedYear } from './events.ts';
import { seedFood, seedFoodHistory } from './food.ts';
import { seedHistory } from './history.ts';
import { emailOf, PERSONA_PASSWORD, type PersonaName } from './personas.ts';
import { seedToldOf } from './notifications.ts';
import { cardBody, HOME, longPersonBody, personBody } from './personal-data.ts';
import { LONG_NAMES, LUNA, MANY, MISHI, petBody, ROCCO, type PetSeed } from './pets.ts';

interface Scenario {
  readonly person: ((localidad: number) => unknown) | null;
  readonly pets: readonly PetSeed[];
  /** What happened afterwards. */
  readonly history?: (api: CallApi, token: string, now: Date) => Promise<void>;
}

const scenarios: Readonly<Record<PersonaName, Scenario>> = {
  nueva: { person: null, pets: [] },
  'con-datos': { person: personBody, pets: [] },
  asegurada: { person: personBody, pets: [LUNA, MISHI] },
  'con-historia': { person: personBody, pets: [LUNA], history: seedHistory },
  'con-siniestros': { person: personBody, pets: [LUNA, MISHI], history: seedClaims },
  'en-cada-etapa': { person: personBody, pets: [LUNA], history: seedStages },
  'muchas-indicaciones': { person: personBody, pets: [LUNA], history: seedConsultations },
  'enlaces-caidos': { person: personBody, pets: [LUNA], history: seedLinks },
  'con-archivos': { person: personBody, pets: [LUNA], history: seedForFiles },
  'denuncia-rechazada': { person: personBody, pets: [] },
  'con-calendario': { person: personBody, pets: [LUNA, MISHI], history: seedYear },
  'con-atrasos': { person: personBody, pets: [LUNA, MISHI], history: seedForgotten },
  'con-permetrina': { person: personBody, pets: [LUNA, MISHI] },
  'con-alimento': { person: personBody, pets: [LUNA, ROCCO, MISHI], history: seedFood },
  'veinte-bolsas': { person: personBody, pets: [LUNA], history: seedFoodHistory },
  'sesion-vencida': { person: personBody, pets: [LUNA, MISHI] },
  'muchas-mascotas': { person: personBody, pets: MANY },
  'nombres-largos': { person: longPersonBody, pets: LONG_NAMES },
  'poliza-vencida': { person: personBody, pets: [LUNA, MISHI] },
  'poliza-anulada': { person: personBody, pets: [LUNA, MISHI] },
  'con-bajas': { person: personBody, pets: [LUNA, MISHI, ROCCO], history: seedCancellations },
  'con-cambios': { person: personBody, pets: [LUNA, MISHI, ROCCO], history: seedChanges },
  'con-avisos': { person: personBody, pets: [LUNA], history: seedToldOf },
  'por-asociar': { person: personBody, pets: [] },
};

/** Logs somebody in who has an account. */
export function signIn(api: CallApi, person: PersonaName): Promise<Tokens> {
  return api(login, { body: { email: emailOf(person), password: PERSONA_PASSWORD } });
}

async function givePersonalData(api: CallApi, token: string, bodyOf: (localidad: number) => unknown) {
  const localities = await api(listLocalities, { body: { provincia: HOME.provincia } });
  const home = localities.find(({ nombre }) => nombre === HOME.localidad);
  if (!home) throw new Error(`The catalogue has no ${HOME.localidad}`);
  await api(createPerson, { token, body: bodyOf(home.id) });
}

async function addCard(api: CallApi, token: string, now: Date): Promise<number> {
  const mediums = await api(listPaymentMediums);
  const visa = mediums.find(({ tipo }) => tipo === 'Visa');
  if (!visa) throw new Error('The catalogue has no Visa');
  const { id } = await api(createPaymentMethod, { token, body: cardBody(now, visa.id) });
  return id;
}

async function insure(api: CallApi, token: string, now: Date, pets: readonly PetSeed[], paymentId: number) {
  const plans = (await api(listPlans)).toSorted((one, other) => one.costo - other.costo);
  for (const pet of pets) {
    const plan = plans[Math.min(pet.plan, plans.length - 1)];
    if (!plan) throw new Error('The catalogue has no plans');
    await api(createPet, { token, body: petBody(pet, now, paymentId, plan.id) });
  }
}

/** Opens the account of a person and lives their story, all by real calls. */
export async function seedPersona(api: CallApi, person: PersonaName, now: Date): Promise<void> {
  const scenario = scenarios[person];
  const account = { email: emailOf(person), password: PERSONA_PASSWORD, confirm: PERSONA_PASSWORD };
  await api(register, { body: account });
  if (scenario.person === null) return;
  const { token } = await signIn(api, person);
  await givePersonalData(api, token, scenario.person);
  const paymentId = await addCard(api, token, now);
  await insure(api, token, now, scenario.pets, paymentId);
  await scenario.history?.(api, token, now);
}
