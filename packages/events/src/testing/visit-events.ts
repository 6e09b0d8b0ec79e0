import { renderRoutes, type RenderedRoutes, type TestAppOptions } from '@huella/testing';
import { storyRoutes } from './story-routes.ts';

export interface EventsVisitOptions extends TestAppOptions {
  at: string;
}

/** Opens a page as the owner of Luna (1, a bitch) and Mishi (2, a tomcat) unless told otherwise. */
export function visitEvents(options: EventsVisitOptions) {
  return renderRoutes(storyRoutes, { as: 'asegurada', ...options });
}

/** The events that the server keeps, oldest first. */
export function storedEvents({ server }: Pick<RenderedRoutes, 'server'>) {
  return server.db.selectFrom('events').selectAll().orderBy('id').execute();
}
