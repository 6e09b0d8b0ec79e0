export { eventsPaths } from './paths.ts';
export { CalendarAtHome } from './components/calendar-at-home/calendar-at-home.tsx';
export { NextOfPet } from './components/next-of-pet/next-of-pet.tsx';
export type { EventsOptions } from './options.ts';
export { eventsRoutes } from './routes.ts';
