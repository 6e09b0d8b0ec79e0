import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { storyRoutes } from './story-routes.ts';

export interface ClaimsVisitOptions extends TestAppOptions {
  at: string;
}

/** Opens a page as the owner of Luna (1) and Mishi (2) unless told otherwise. */
export function visitClaims(options: ClaimsVisitOptions) {
  return renderRoutes(storyRoutes, { as: 'asegurada', ...options });
}

/** The claims that the server keeps, oldest first. */
export function storedClaims({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db
    .selectFrom('claims')
    .select(['pet_id', 'illness_day', 'fecha_carga', 'denuncia_administrativa'])
    .orderBy('id')
    .execute();
}
