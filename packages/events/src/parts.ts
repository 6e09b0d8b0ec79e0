/** Parts for other screens. Apart from the routes, so that the first screen does not load them. */
export { CalendarAtHome } from './components/calendar-at-home/calendar-at-home.tsx';
export { NextDue } from './components/next-due/next-due.tsx';
export { NextOfPet } from './components/next-of-pet/next-of-pet.tsx';
export { useOverdueEvents } from './components/overdue-events/use-overdue-events.ts';
