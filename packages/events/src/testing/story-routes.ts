import { eventsRoutes } from '../routes.ts';

/** The pages of this feature. */
export const storyRoutes = eventsRoutes;
