import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import type { RouteObject } from 'react-router-dom';
import { petsRoutes } from '../routes.ts';
import type { PetsOptions } from '../options.ts';
import { testDependencies, testOptions } from './test-dependencies.tsx';
// Loaded here, so that the first test's timeout does not include them.
import '../components/pets-frame/pets-frame.tsx';
import '../components/weight-sheet/weight-form.tsx';
import '../pages/pet-details/create-pet-details-page.tsx';
import '../pages/weight/weight-page.tsx';

export interface PetVisitOptions extends TestAppOptions {
  at?: string;
  options?: Partial<PetsOptions>;
  /** Further routes, such as home. */
  beside?: RouteObject[];
}

/** Opens a pet's page, by default as the owner of Luna (1) and Mishi (2). */
export function visitPet({
  at = '/tabs/pet-details/1',
  options = {},
  beside = [],
  ...testApp
}: PetVisitOptions = {}) {
  const routes = petsRoutes(testDependencies(), { ...testOptions, ...options });
  return renderRoutes([...beside, ...routes], { at, as: 'asegurada', ...testApp });
}

/** The weight entries of a pet on the server, oldest first. */
export function storedWeights({ server }: Pick<RenderedRoutes, 'server'>, petId = 1) {
  return server.db
    .selectFrom('weight_entries')
    .select(['peso', 'fecha_pesaje'])
    .where('pet_id', '=', petId)
    .orderBy('fecha_pesaje')
    .execute();
}

/** Adds earlier weight entries of Luna to the server: kilograms by day. */
export function weighedOn(weights: Readonly<Record<string, number>>): NonNullable<TestAppOptions['before']> {
  return async (server) => {
    await server.as('asegurada');
    const rows = Object.entries(weights).map(([fecha_pesaje, peso]) => ({ pet_id: 1, peso, fecha_pesaje }));
    await server.db.insertInto('weight_entries').values(rows).execute();
  };
}
