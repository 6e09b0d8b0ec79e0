import { eventsRoutes } from '../routes.ts';

/** The pages of this feature in an app that has a phone for appointments. */
export const storyRoutes = eventsRoutes({ phone: { state: 'configured', value: '+54 11 5000-0000' } });
