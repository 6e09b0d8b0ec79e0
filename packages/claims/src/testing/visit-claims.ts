import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { storyRoutes } from './story-routes.ts';

export interface ClaimsVisitOptions extends TestAppOptions {
  at: string;
}

/** By default as the owner of Luna (1) and Mishi (2). */
export function visitClaims(options: ClaimsVisitOptions) {
  return renderRoutes(storyRoutes, { as: 'asegurada', ...options });
}

export function storedClaims({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db
    .selectFrom('claims')
    .select(['pet_id', 'illness_day', 'fecha_carga', 'denuncia_administrativa'])
    .orderBy('id')
    .execute();
}
