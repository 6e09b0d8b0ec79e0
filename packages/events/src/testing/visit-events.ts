import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { storyRoutes } from './story-routes.ts';

export interface EventsVisitOptions extends TestAppOptions {
  at: string;
}

/** By default as the owner of Luna (1, a bitch) and Mishi (2, a tomcat). */
export function visitEvents(options: EventsVisitOptions) {
  return renderRoutes(storyRoutes, { as: 'asegurada', ...options });
}

export function storedEvents({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db.selectFrom('events').selectAll().orderBy('id').execute();
}
