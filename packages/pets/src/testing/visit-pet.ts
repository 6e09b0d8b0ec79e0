import { renderRoutes, type RenderedRoutes, type WorldOptions } from '@huella/testing';
import type { RouteObject } from 'react-router-dom';
import { petsRoutes } from '../routes.ts';
import type { PetsSurroundings } from '../slots.ts';
import { lentSlots, lentSurroundings } from './lent-slots.tsx';
// The routes load them by themselves; reading them here keeps a cold module graph out of the first test's patience.
import '../components/weight-sheet/weight-form.tsx';
import '../pages/pet-details/pet-details-screen.tsx';
import '../pages/weight/weight-page.tsx';

export interface PetVisitOptions extends WorldOptions {
  at?: string;
  surroundings?: Partial<PetsSurroundings>;
  /** Screens beside this package's own, such as a home. */
  beside?: RouteObject[];
}

/** Opens a pet's page, as the owner of Luna (1) and Mishi (2) unless told otherwise. */
export function visitPet({
  at = '/tabs/pet-details/1',
  surroundings = {},
  beside = [],
  ...world
}: PetVisitOptions = {}) {
  const routes = petsRoutes(lentSlots(), { ...lentSurroundings, ...surroundings });
  return renderRoutes([...beside, ...routes], { at, as: 'asegurada', ...world });
}

/** The weighings that the server keeps of a pet, oldest first. */
export function storedWeights({ server }: Pick<RenderedRoutes, 'server'>, petId = 1) {
  return server.db
    .selectFrom('weight_entries')
    .select(['peso', 'fecha_pesaje'])
    .where('pet_id', '=', petId)
    .orderBy('fecha_pesaje')
    .execute();
}

/** Puts earlier weighings of Luna into the server: kilograms by day. */
export function weighedOn(weights: Readonly<Record<string, number>>): NonNullable<WorldOptions['before']> {
  return async (server) => {
    await server.as('asegurada');
    const rows = Object.entries(weights).map(([fecha_pesaje, peso]) => ({ pet_id: 1, peso, fecha_pesaje }));
    await server.db.insertInto('weight_entries').values(rows).execute();
  };
}
