import { renderRoutes, type RenderedRoutes } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { petsRoutes } from '../routes.ts';
import { testDependencies, testOptions } from './test-dependencies.tsx';
import { write } from './fields.ts';
import { petFields, press, type VisitOptions } from './visit-add-pet.ts';
// The route loads it by itself; reading it here keeps a cold module graph out of the first test's timeout.
import '../pages/edit-pet/edit-pet-page.tsx';

/** Opens the change of Luna's data, the first pet of somebody insured, unless told otherwise. */
export function visitEditPet({
  at = '/tabs/add-pet/1',
  ...testApp
}: Omit<VisitOptions, 'dependencies'> = {}) {
  return renderRoutes(petsRoutes(testDependencies(), testOptions), { at, as: 'asegurada', ...testApp });
}

/** Opens the review of what was changed and answers what stands in it. */
export async function review(user: RenderedRoutes['user']) {
  await press(user, 'Revisar los cambios');
  return within(await screen.findByRole('dialog', { name: 'Confirme los cambios' }));
}

/** Asks for another name. */
export async function askForName(user: RenderedRoutes['user'], name: string) {
  await write(user, petFields.nombre(), name);
  await review(user);
  await press(user, 'Enviar solicitud');
}

/** The fields that the server was asked to change. */
export function askedFields({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db.selectFrom('change_fields').select(['field', 'new_value']).orderBy('id').execute();
}

/** Keeps the bodies of the requests and lets the server answer. */
export function listenToRequests({ server }: Pick<RenderedRoutes, 'server'>): unknown[] {
  const bodies: unknown[] = [];
  server.override('requestDataChange', async (request) => {
    bodies.push(await request.clone().json());
    return server.app.fetch(request);
  });
  return bodies;
}
