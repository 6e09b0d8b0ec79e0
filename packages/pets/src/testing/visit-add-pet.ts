import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { screen } from '@testing-library/react';
import { petsRoutes } from '../routes.ts';
import type { PetsDependencies } from '../dependencies.ts';
import { write } from './fields.ts';
import { testDependencies, testOptions } from './test-dependencies.tsx';
// Loaded here, so that the first test's timeout does not include it.
import '../pages/add-pet/create-add-pet-page.tsx';

type User = RenderedRoutes['user'];

export interface VisitOptions extends TestAppOptions {
  at?: string;
  dependencies?: () => Promise<PetsDependencies>;
}

/** Opens the flow, by default as a user with personal data and a payment card. */
export function visitAddPet({
  at = '/tabs/add-pet',
  dependencies = testDependencies(),
  ...testApp
}: VisitOptions = {}) {
  return renderRoutes(petsRoutes(dependencies, testOptions), { at, as: 'con-datos', ...testApp });
}

export const petFields = {
  nombre: () => screen.findByRole('textbox', { name: 'Nombre' }),
  raza: () => screen.findByRole('combobox', { name: 'Raza' }),
  color: () => screen.findByRole('textbox', { name: 'Color' }),
  birth: () => screen.findByRole('textbox', { name: 'Fecha de nacimiento' }),
  peso: () => screen.findByRole('textbox', { name: /^Peso en kilos/ }),
};

export async function choose(user: User, name: string | RegExp) {
  await user.click(await screen.findByRole('radio', { name }));
}

export async function chooseBreed(user: User, name: string) {
  await write(user, petFields.raza(), name);
  await user.click(await screen.findByRole('option', { name }));
}

/** Fills in the first step with a dog, without sending. */
export async function fillPet(user: User) {
  await write(user, petFields.nombre(), 'luna maría');
  await choose(user, 'Perro');
  await chooseBreed(user, 'Caniche Toy');
  await choose(user, 'Hembra');
  await write(user, petFields.color(), 'negro');
  await write(user, petFields.birth(), '05/03/2024');
}

export async function press(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

export async function toPlanStep(user: User) {
  await press(user, 'Continuar');
  await screen.findByRole('heading', { name: /: Plan y pago$/ });
}

/** Fills in both steps and opens the review. */
export async function fillAll(user: User) {
  await fillPet(user);
  await toPlanStep(user);
  await choose(user, 'Plan 2 Compañero');
  await press(user, 'Visa terminada en 3704');
  await press(user, 'Contratar');
  await screen.findByRole('dialog', { name: 'Revise y contrate' });
}

/** The page that celebrates the pet of `fillAll`. */
export function findCelebration() {
  return screen.findByRole('heading', { name: '¡Luna María está asegurada!' });
}

/** The pets of the server, with their policies. */
export function storedPets({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db
    .selectFrom('pets')
    .innerJoin('policies', 'policies.pet_id', 'pets.id')
    .leftJoin('weight_entries', 'weight_entries.pet_id', 'pets.id')
    .select(['nombre', 'color', 'sexo', 'animal', 'raza', 'fecha_nacimiento', 'peso', 'fecha_pesaje'])
    .select(['plan_id', 'payment_method_id', 'benefit_code'])
    .execute();
}
