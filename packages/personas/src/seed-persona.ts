import { register } from '@huella/contract/auth';
import { listPlans } from '@huella/contract/catalogues';
import { createPaymentMethod, listPaymentMediums } from '@huella/contract/payments';
import { createPerson, listLocalities } from '@huella/contract/person';
import { createPet } from '@huella/contract/pets';
import type { CallApi } from './call-api.ts';
import { cardBody, HOME } from './personal-data.ts';
import { emailOf, PERSONA_PASSWORD, type PersonaName } from './personas.ts';
import { petBody, type PetSeed } from './pets.ts';
import { signIn } from './sign-in.ts';
import { personaScenarios } from './persona-scenarios.ts';

async function addPersonalData(api: CallApi, token: string, bodyOf: (localidad: number) => unknown) {
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

/** Creates a persona's account and data as of `now`. Later events are in its scenario. */
export async function seedPersona(api: CallApi, person: PersonaName, now: Date): Promise<void> {
  const scenario = personaScenarios[person];
  const account = { email: emailOf(person), password: PERSONA_PASSWORD, confirm: PERSONA_PASSWORD };
  await api(register, { body: account });
  if (scenario.person === null) return;
  const { token } = await signIn(api, person);
  await addPersonalData(api, token, scenario.person);
  const paymentId = await addCard(api, token, now);
  await insure(api, token, now, scenario.pets, paymentId);
  await scenario.history?.(api, token, now);
}
