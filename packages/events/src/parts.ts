/** What the app shows of the calendar on other screens. Apart from the routes, so that the first screen does not load it. */
export { CalendarAtHome } from './components/calendar-at-home/calendar-at-home.tsx';
export { NextOfPet } from './components/next-of-pet/next-of-pet.tsx';
