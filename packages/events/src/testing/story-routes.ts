import { eventsRoutes } from '../routes.ts';

export const storyRoutes = eventsRoutes({ phone: { state: 'configured', value: '+54 11 5000-0000' } });
