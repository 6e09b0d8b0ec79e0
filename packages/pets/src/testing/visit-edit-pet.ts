import { renderRoutes, type RenderedRoutes } from '@huella/testing';
import { screen, within } from '@testing-library/react';
import { petsRoutes } from '../routes.ts';
import { testDependencies, testOptions } from './test-dependencies.tsx';
import { write } from './fields.ts';
import { petFields, press, type VisitOptions } from './visit-add-pet.ts';
// Loaded here, so that the first test's timeout does not include it.
import '../pages/edit-pet/edit-pet-page.tsx';

/** Opens the data of Luna, the first pet of `asegurada`, by default. */
export function visitEditPet({
  at = '/tabs/add-pet/1',
  ...testApp
}: Omit<VisitOptions, 'dependencies'> = {}) {
  return renderRoutes(petsRoutes(testDependencies(), testOptions), { at, as: 'asegurada', ...testApp });
}

/** Opens the review of the changes and returns its queries. */
export async function review(user: RenderedRoutes['user']) {
  await press(user, 'Revisar los cambios');
  return within(await screen.findByRole('dialog', { name: 'Confirme los cambios' }));
}

export async function requestName(user: RenderedRoutes['user'], name: string) {
  await write(user, petFields.nombre(), name);
  await review(user);
  await press(user, 'Enviar solicitud');
}

/** The fields of the change requests on the server. */
export function requestedFields({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db.selectFrom('change_fields').select(['field', 'new_value']).orderBy('id').execute();
}

/** Records the bodies of the requests and passes them to the server. */
export function listenToRequests({ server }: Pick<RenderedRoutes, 'server'>): unknown[] {
  const bodies: unknown[] = [];
  server.override('requestDataChange', async (request) => {
    bodies.push(await request.clone().json());
    return server.app.fetch(request);
  });
  return bodies;
}
